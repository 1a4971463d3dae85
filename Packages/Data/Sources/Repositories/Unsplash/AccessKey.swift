/// The key with which Unsplash lets a program in. Does not show itself when it is printed.
public struct AccessKey: Sendable, CustomStringConvertible, CustomReflectable {
  let value: String

  /// Nil when `text` has only blanks, or holds something that no key holds.
  public init?(_ text: String) {
    let key = text.unicodeScalars.drop { $0.properties.isWhitespace }.reversed().drop { $0.properties.isWhitespace }
    guard !key.isEmpty, key.allSatisfy({ $0.isASCII && $0.value > 0x20 && $0.value < 0x7F }) else { return nil }
    value = String(String.UnicodeScalarView(key.reversed()))
  }

  public var description: String { "<access key>" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
