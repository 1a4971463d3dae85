import Foundation

/// The file formats of photos, recognized by the first bytes of a file.
enum PhotoFileType: String {
  case jpg, png, webp, avif, gif

  /// Returns nil if the file is no photo.
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

  /// AVIF begins with a box of type "ftyp" that lists the brands of the format, each with four bytes.
  private static func isAVIF(_ start: [UInt8]) -> Bool {
    guard start.count >= 12, start[4..<8].elementsEqual("ftyp".utf8) else { return false }
    let size = start[..<4].reduce(0) { $0 << 8 | Int($1) }
    let box = start.prefix(max(12, size))
    return stride(from: 8, to: box.count - 3, by: 4).contains { place in
      // The four bytes after the first brand are its version.
      place != 12 && ["avif", "avis"].contains { box[place..<(place + 4)].elementsEqual($0.utf8) }
    }
  }

  /// Names the content of a file that is no photo, such as "HTML (text/html)".
  static func name(ofContent start: [UInt8], contentType: String?) -> String {
    guard !start.isEmpty else { return "0 bytes" }
    let type = contentType?.prefix { $0 != ";" }.filter {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/+.-".contains($0))
    }
    return kind(start) + (type.map { $0.isEmpty ? "" : " (\($0.prefix(40)))" } ?? "")
  }

  private static func kind(_ start: [UInt8]) -> String {
    if start.starts(with: [0x1F, 0x8B]) { return "gzip" }
    guard !start.contains(0) else { return "binary data" }
    let text = String(decoding: start, as: UTF8.self).lowercased().drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if text.hasPrefix("<!doctype html") || text.hasPrefix("<html") || text.hasPrefix("<head") { return "HTML" }
    if text.hasPrefix("<") { return "XML" }
    if text.hasPrefix("{") || text.hasPrefix("[") { return "JSON" }
    // The last character may be cut.
    return text.dropLast().contains("\u{FFFD}") ? "binary data" : "text"
  }
}
