import Foundation

/// The path of a file as bytes. The bytes contain no NUL, and may be invalid UTF-8.
struct FilePath: Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Parses a path or a `file://` URL. Ignores the fragment of a URL.
  ///
  /// - Parameter folder: The folder that relative paths start from.
  init?(_ text: String, in folder: FilePath) {
    guard !text.isEmpty, !text.utf8.contains(0) else { return nil }
    if text.hasPrefix(Self.scheme) {
      guard let bytes = Self.decoded(text.utf8.dropFirst(Self.scheme.utf8.count).prefix { $0 != UInt8(ascii: "#") })
      else { return nil }
      self.init(bytes: bytes)
    } else if text.hasPrefix("/") {
      self.init(bytes: Array(text.utf8))
    } else {
      self = folder.appending(Array(text.utf8))
    }
  }

  /// Resolves symbolic links. Returns nil if there is no such file.
  init?(resolving path: FilePath) {
    guard let resolved = realpath(path.cString, nil) else { return nil }
    // `realpath` returns a NUL-terminated string that the caller must free.
    defer { free(resolved) }
    self.init(bytes: UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map(UInt8.init(bitPattern:)))
  }

  /// The path as a NUL-terminated C string.
  var cString: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }

  /// A text that identifies only this file: the path or, if another path could look the same, the file's URL.
  var text: String { Self.text(bytes) ?? address }

  /// The URL of the file.
  var address: String { Self.scheme + Self.encoded(bytes) }

  /// The last component as text for display.
  var name: String { String(decoding: bytes[nameStart...], as: UTF8.self) }

  /// The last component as bytes.
  var nameBytes: [UInt8] { Array(bytes[nameStart...]) }

  var parent: FilePath { FilePath(bytes: Array(bytes[..<max(1, nameStart - 1)])) }

  func appending(_ name: [UInt8]) -> FilePath {
    FilePath(bytes: bytes.last == Self.slash ? bytes + name : bytes + [Self.slash] + name)
  }

  /// Whether the path is below the folder.
  func isInside(_ folder: FilePath) -> Bool {
    guard !folder.isRoot else { return bytes.count > 1 }
    return bytes.starts(with: folder.bytes) && bytes.dropFirst(folder.bytes.count).first == Self.slash
  }

  /// Returns the part of the path below `folder`. The path must be inside the folder.
  func relative(to folder: FilePath) -> ArraySlice<UInt8> {
    bytes.dropFirst(folder.isRoot ? 1 : folder.bytes.count + 1)
  }

  private var isRoot: Bool { bytes == [Self.slash] }
  private var nameStart: Int { (bytes.lastIndex(of: Self.slash) ?? -1) + 1 }

  private static let slash = UInt8(ascii: "/")
  private static let scheme = "file://"
}

extension FilePath {
  /// Returns the bytes as text. Returns nil if the path of another file could be equal to the text, or could look the
  /// same.
  static func text(_ bytes: some Collection<UInt8>) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self), text.unicodeScalars.allSatisfy(hasOneSpelling) else {
      return nil
    }
    return text
  }

  /// Whether the scalar is in one of the ranges below. No two different texts of these scalars are canonically
  /// equivalent. Swift treats canonically equivalent texts as equal, but file systems on Linux distinguish them.
  private static func hasOneSpelling(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The ranges: ASCII; Latin; Cyrillic; Kana; ideographs; Hangul syllables; symbols and emoji.
    case 0x20...0x7E, 0xA1...0x2FF, 0x400...0x482, 0x48A...0x52F, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x9FFF,
      0xAC00...0xD7A3, 0x2600...0x27BF, 0x1F300...0x1FAFF:
      true
    default: false
    }
  }

  private static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for byte in bytes {
      if isUnreserved(byte) {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var iterator = text.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = iterator.next().flatMap(value), let low = iterator.next().flatMap(value) else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes.first == slash && !bytes.contains(0) ? bytes : nil
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func value(_ digit: UInt8) -> UInt8? {
    Character(UnicodeScalar(digit)).hexDigitValue.map(UInt8.init)
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "/-._~".utf8.contains(byte)
    }
  }
}
