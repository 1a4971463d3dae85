/// An access key for the Unsplash API. Printing an `AccessKey` does not reveal the key.
public struct AccessKey: Sendable, CustomStringConvertible, CustomReflectable {
  let value: String

  /// Removes spaces around the key. Returns nil if `text` has only spaces, or contains a character that is not allowed
  /// in keys.
  public init?(_ text: String) {
    let key = text.unicodeScalars.drop { $0.properties.isWhitespace }.reversed().drop { $0.properties.isWhitespace }
    guard !key.isEmpty, key.allSatisfy({ $0.isASCII && $0.value > 0x20 && $0.value < 0x7F }) else { return nil }
    value = String(String.UnicodeScalarView(key.reversed()))
  }

  public var description: String { "<access key>" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
