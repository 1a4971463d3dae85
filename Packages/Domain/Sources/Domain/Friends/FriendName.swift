/// A friend's name in the form in which names are compared: "José", " JOSÉ" and "Jose\u{301}" are equal.
public struct FriendName: Hashable, Sendable, CustomStringConvertible {
  /// The name in lower case, with single spaces.
  ///
  /// Compare keys as Swift strings: the bytes of two Unicode forms of one name differ.
  public let key: String

  public init(_ name: String) {
    key = name.singleSpaced.lowercased()
  }

  public var description: String { key }
}
