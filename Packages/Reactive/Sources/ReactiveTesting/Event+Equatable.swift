public import Reactive

// Makes events comparable in tests. Errors are not `Equatable`, so two errors count as equal if their types and their
// descriptions are equal.
private func areEqual(_ left: any Error, _ right: any Error) -> Bool {
  type(of: left) == type(of: right) && String(describing: left) == String(describing: right)
}

extension Event: Equatable where Element: Equatable {
  /// Returns whether `left` and `right` are the same kind of event with equal contents. Compares errors by type and
  /// description.
  public static func == (left: Event, right: Event) -> Bool {
    switch (left, right) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): areEqual(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

extension MaybeEvent: Equatable where Element: Equatable {
  /// Returns whether `left` and `right` are the same kind of event with equal contents. Compares errors by type and
  /// description.
  public static func == (left: MaybeEvent, right: MaybeEvent) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)): left == right
    case (.error(let left), .error(let right)): areEqual(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

extension CompletableEvent: Equatable {
  /// Returns whether `left` and `right` are the same kind of event. Compares errors by type and description.
  public static func == (left: CompletableEvent, right: CompletableEvent) -> Bool {
    switch (left, right) {
    case (.error(let left), .error(let right)): areEqual(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Returns whether `left` and `right` are the same kind of event with equal contents. Compares errors by type and
/// description.
///
/// This is a free function, because `SingleEvent` is a `Result`, and the `==` of `Result` requires an `Equatable`
/// error.
public func == <Element: Equatable>(left: SingleEvent<Element>, right: SingleEvent<Element>) -> Bool {
  switch (left, right) {
  case (.success(let left), .success(let right)): left == right
  case (.failure(let left), .failure(let right)): areEqual(left, right)
  default: false
  }
}
