/// Control sequences that tmux is to hand on to the terminal that it runs in. It does when `allow-passthrough` is on.
///
/// ``Screen`` wraps by itself what ``Canvas/require(upload:_:)`` sends; a command that writes pictures without one does
/// it with this.
public enum TmuxPassthrough {
  /// Wraps complete sequences, each by itself: tmux drops what is longer than its buffer.
  ///
  /// - Parameter sequences: each begins with an escape and ends with `ESC \` or a bell.
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
