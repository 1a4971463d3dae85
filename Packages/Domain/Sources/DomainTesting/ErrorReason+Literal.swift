public import Domain

/// Allows tests to write a reason as a string literal, which becomes the case `message`.
extension ErrorReason: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .message(text) }
}
