/// A friend's name, normalized for comparisons: "José", " JOSÉ" and "Jose\u{301}" are equal.
public struct FriendName: Hashable, Sendable, CustomStringConvertible {
  /// The name in lower case, with single spaces.
  ///
  /// Compare keys as Swift strings instead of bytes: two Unicode forms of the same name have different bytes.
  public let key: String

  public init(_ name: String) {
    key = name.singleSpaced.lowercased()
  }

  public var description: String { key }
}
