/// A value that is compared where it lies: it can not be copied, so a comparison counts no references.
@usableFromInline
struct Kept<Value>: ~Copyable {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }

  /// Whether `comparer` finds `other` equal to the value.
  @inlinable
  borrowing func equals<Failure: Error>(
    _ other: Value, _ comparer: (Value, Value) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    try comparer(value, other)
  }
}
