/// A first-in, first-out queue: a ring that grows and reuses its buffer. Adding and removing take amortized constant
/// time.
///
/// As in ``Box``, an access must not run user code, so an access moves elements and destroys none.
@usableFromInline
struct Queue<Element> {
  @usableFromInline var ring: [Element?] = []
  @usableFromInline var head = 0
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { count == 0 }

  @inlinable
  var first: Element? { count == 0 ? nil : ring[head] }

  @inlinable
  mutating func append(_ element: Element) {
    if count == ring.count { grow() }
    // The size of the ring is a power of two.
    _ = exchange(&ring[(head &+ count) & (ring.count &- 1)], with: element)
    count &+= 1
  }

  /// Removes and returns the first element.
  @inlinable
  mutating func popFirst() -> Element? {
    if count == 0 { return nil }
    let element = ring[head].take()
    head = (head &+ 1) & (ring.count &- 1)
    count &-= 1
    return element
  }

  @usableFromInline
  mutating func grow() {
    let elements = (0..<count).map { ring[(head + $0) & (ring.count - 1)] }
    ring = elements + Array(repeating: nil, count: Swift.max(4, count))
    head = 0
  }
}
