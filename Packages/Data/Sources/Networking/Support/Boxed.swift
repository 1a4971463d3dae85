/// Keeps a large value behind a reference, so that what holds it is small.
///
/// Requests and answers go through a dozen hands, most of them `async` functions, and each copy of theirs has a place
/// of its own in the frames of those: with everything inline, a frame takes some kilobytes and is allocated anew for
/// every request.
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

  /// Setting it, or a part of it, makes a new box.
  var value: Value {
    get { box.value }
    set { box = Box(newValue) }
  }

  static func == (lhs: Boxed, rhs: Boxed) -> Bool { lhs.box === rhs.box || lhs.box.value == rhs.box.value }
  func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
