/// What makes two spelled names the same name.
public struct FriendName: Hashable, Sendable, CustomStringConvertible {
  /// In lower case and with single blanks. Compare it in Swift: a store that compares bytes takes two Unicode forms of
  /// one name for two.
  public let key: String

  public init(_ name: String) {
    key = name.singleSpaced.lowercased()
  }

  public var description: String { key }
}
