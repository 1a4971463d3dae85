/// A large value stored by reference, so that copying it is cheap.
///
/// Requests and responses pass through about a dozen `async` functions, and each copy is part of a function's async
/// frame. The async frames are allocated for every request, and would take several kilobytes if all values were stored
/// inline.
struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box

  init(_ value: Value) {
    box = Box(value)
  }

  /// The value. Changing the value, or a part of the value, creates a new box.
  var value: Value {
    get { box.value }
    set { box = Box(newValue) }
  }

  static func == (lhs: Boxed, rhs: Boxed) -> Bool { lhs.box === rhs.box || lhs.box.value == rhs.box.value }
  func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
