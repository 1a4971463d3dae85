/// A mutable value that the closures of an operator share.
///
/// `storage` is not checked for exclusivity at run time, so access to `storage` must not run user code. Reading copies
/// the value and runs no user code. An assignment moves the old value out, and releases the old value after the access.
/// Only this module mutates the value in place (`box.value.append(…)`). A mutation in place only moves elements.
/// `MemorySafetyTests` and `Scripts/fuzz` check these rules with values whose `deinit` runs user code.
@usableFromInline
final class Box<Value> {
  @usableFromInline @exclusivity(unchecked) var storage: Value

  @inlinable
  init(_ value: Value) { storage = value }

  @inlinable
  var value: Value {
    get { storage }
    set { replace(with: newValue) }
    _modify { yield &storage }
  }

  /// Stores `newValue` and returns the value that it replaces, which the caller releases.
  @inlinable
  @discardableResult
  func replace(with newValue: Value) -> Value { exchange(&storage, with: newValue) }
}
