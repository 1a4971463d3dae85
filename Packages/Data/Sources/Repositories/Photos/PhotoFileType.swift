import Domain
import Foundation

/// The file formats of photos, recognized by the first bytes of a file.
enum PhotoFileType: String {
  case jpg, png, webp, avif, gif

  /// Returns nil if the file is not a photo.
  init?(_ start: [UInt8]) {
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpg
    } else if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: "RIFF".utf8), start.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if Self.isAVIF(start) {
      self = .avif
    } else {
      return nil
    }
  }

  /// AVIF begins with a box of type "ftyp", which lists the brands of the format in four bytes each.
  private static func isAVIF(_ start: [UInt8]) -> Bool {
    guard start.count >= 12, start[4..<8].elementsEqual("ftyp".utf8) else { return false }
    let size = start[..<4].reduce(0) { $0 << 8 | Int($1) }
    let box = start.prefix(max(12, size))
    return stride(from: 8, to: box.count - 3, by: 4).contains { place in
      // The four bytes after the first brand are a version number.
      place != 12 && ["avif", "avis"].contains { box[place..<(place + 4)].elementsEqual($0.utf8) }
    }
  }

  /// Returns a description of the content of a file that is not a photo.
  static func content(_ start: [UInt8], contentType: String?) -> FileContent {
    guard !start.isEmpty else { return FileContent(.nothing) }
    let type = contentType?.prefix { $0 != ";" }.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/+.-".contains($0))
    }
    return FileContent(kind(start), type: type.flatMap { $0.isEmpty ? nil : String($0.prefix(40)) })
  }

  /// Whether the body of a response is a web page.
  static func isWebPage(_ body: [UInt8]) -> Bool { kind(body.prefix(256)) == .webPage }

  private static func kind(_ start: some Collection<UInt8>) -> FileContent.Kind {
    if start.starts(with: [0x1F, 0x8B]) { return .gzip }
    guard !start.contains(0) else { return .binary }
    let text = String(decoding: start, as: UTF8.self).lowercased().drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") || text.hasPrefix("<head") { return .webPage }
    if text.hasPrefix("<") { return .xml }
    if text.hasPrefix("{") || text.hasPrefix("[") { return .json }
    // The last character may be incomplete, because only the start of the file is read.
    return text.dropLast().contains("\u{FFFD}") ? .binary : .text
  }
}
