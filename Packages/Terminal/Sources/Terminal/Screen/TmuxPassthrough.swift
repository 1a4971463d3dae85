/// Wraps control sequences so that tmux passes them to its terminal. The option `allow-passthrough` of tmux must be on.
///
/// ``Screen`` wraps the data of ``Canvas/require(upload:check:_:)`` itself. Commands that print pictures without a
/// screen call ``wrapped(_:)``.
public enum TmuxPassthrough {
  /// Wraps each sequence separately, because tmux drops a wrapped sequence that exceeds its buffer.
  ///
  /// - Parameter sequences: complete sequences that start with an escape and end with `ESC \` or a bell.
  public static func wrapped(_ sequences: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(sequences.count + sequences.count / 128 + 16)
    var position = 0
    while position < sequences.count {
      let end = endOfSequence(sequences, from: position)
      output += "\u{1B}Ptmux;".utf8
      for byte in sequences[position..<end] {
        if byte == escape { output.append(escape) }
        output.append(byte)
      }
      output += "\u{1B}\\".utf8
      position = end
    }
    return output
  }

  private static let escape: UInt8 = 0x1B

  private static func endOfSequence(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start + 1
    while position < bytes.count {
      if bytes[position] == 0x07 { return position + 1 }
      if bytes[position] == UInt8(ascii: "\\"), bytes[position - 1] == escape { return position + 1 }
      position += 1
    }
    return bytes.count
  }
}
