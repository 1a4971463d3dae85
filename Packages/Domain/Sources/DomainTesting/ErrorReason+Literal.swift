public import Domain

/// Allows tests to write the reason of an error as a string literal: `"no route"` means `.message("no route")`.
extension ErrorReason: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self = .message(text) }
}
