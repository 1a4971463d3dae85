/// A mutable value that the closures of an operator share.
///
/// `storage` is not checked for exclusivity at run time, so no access to it may run user code. Reading copies the
/// value, which runs no user code. Assigning moves the old value out and releases it after the access has ended. Only
/// this module mutates the value in place (`box.value.append(…)`), and such a mutation only moves elements.
/// `MemorySafetyTests` and the random programs run user code in the `deinit` of every value that a box can hold.
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
