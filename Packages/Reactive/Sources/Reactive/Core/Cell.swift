/// One mutable value that the closures of a stage share.
///
/// The exclusivity check is off: a value is only read or replaced whole, and never while a user's code runs inside
/// the access, so two accesses can not overlap.
@usableFromInline
final class Cell<Value: ~Copyable> {
  @usableFromInline @exclusivity(unchecked) var value: Value

  @inlinable
  init(_ value: consuming Value) { self.value = value }
}
