import Foundation

/// The inputs that `Packages/Terminal/Scripts/fuzz` has saved in `corpus.txt` next to this file: one per line, in
/// base64. Lines that start with `#` are comments.
struct Corpus {
  struct Input {
    /// The line's number in `corpus.txt`, from 1.
    var line: Int
    var bytes: [UInt8]
  }

  struct DamagedLine: Error {
    var line: Int
  }

  var inputs: [Input] = []

  static func load() throws -> Corpus {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "corpus.txt")
    return try Corpus(String(decoding: Data(contentsOf: file), as: UTF8.self))
  }

  /// - Throws: `DamagedLine` if a line is neither base64 nor a comment.
  init(_ text: String) throws {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard let data = Data(base64Encoded: String(line)) else { throw DamagedLine(line: index + 1) }
      inputs.append(Input(line: index + 1, bytes: Array(data)))
    }
  }
}
