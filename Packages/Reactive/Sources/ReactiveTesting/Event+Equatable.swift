public import Reactive

// Errors have no equality of their own. In a test they are equal when they read the same and have the same type.
extension Event: Equatable where Element: Equatable {
  /// Whether both are the same kind of event with equal contents; errors are compared by type and description.
  public static func == (left: Event, right: Event) -> Bool {
    switch (left, right) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)):
      type(of: left) == type(of: right) && String(describing: left) == String(describing: right)
    case (.completed, .completed): true
    default: false
    }
  }
}
