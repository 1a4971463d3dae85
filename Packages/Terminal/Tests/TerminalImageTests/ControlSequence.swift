import Foundation

/// A parsed control sequence of kitty or iTerm2, with keys and a payload.
struct ControlSequence {
  let keys: [String: String]
  let payload: [UInt8]

  /// Returns all sequences `ESC _ G keys ; payload ESC \` in order, or nil if there are other bytes.
  static func kitty(_ bytes: [UInt8]) -> [ControlSequence]? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("\u{1B}_G"), text.hasSuffix("\u{1B}\\") else { return nil }
    let bodies = text.dropFirst(3).dropLast(2).components(separatedBy: "\u{1B}\\\u{1B}_G")
    return bodies.allSatisfy { !$0.contains("\u{1B}") } ? bodies.map { Self($0, ",") } : nil
  }

  /// Parses `ESC ] 1337 ; File = keys : payload BEL`.
  static func iTerm(_ bytes: [UInt8]) -> ControlSequence? {
    let text = String(decoding: bytes, as: UTF8.self)
    let head = "\u{1B}]1337;File="
    guard text.hasPrefix(head), text.hasSuffix("\u{7}"), !text.dropFirst().contains("\u{1B}") else { return nil }
    return Self(
      text.dropFirst(head.count).dropLast().replacingOccurrences(of: ":", with: ";", options: .backwards), ";")
  }

  private init(_ body: String, _ separator: Character) {
    let payloadStart = body.lastIndex(of: ";").map(body.index(after:)) ?? body.endIndex
    let pairs = body[..<payloadStart].split { $0 == separator || $0 == ";" }.map {
      $0.split(separator: "=", maxSplits: 1)
    }
    keys = Dictionary(pairs.filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) }) { first, _ in first }
    payload = Data(base64Encoded: String(body[payloadStart...])).map(Array.init) ?? []
  }
}
