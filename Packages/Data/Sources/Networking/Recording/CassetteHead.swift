#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The first line of a cassette that has a note.
struct CassetteHead: Codable {
  let note: String

  init(note: String) { self.note = note }

  /// Decodes a line, or returns nil if the line is a recorded exchange or damaged.
  init?(_ line: Data) {
    guard let head = try? JSONDecoder().decode(Self.self, from: line) else { return nil }
    self = head
  }

  /// Reads the note of a file, or returns nil if the file has no note or cannot be read.
  init?(path: String) {
    guard let file = FileManager.default.contents(atPath: path) else { return nil }
    self.init(file.prefix { $0 != UInt8(ascii: "\n") })
  }
}
