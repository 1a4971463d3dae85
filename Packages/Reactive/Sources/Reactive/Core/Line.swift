/// A first-in, first-out queue that the closures of a stage share: a ring that grows and keeps its room.
@usableFromInline
final class Line<Element> {
  @usableFromInline @exclusivity(unchecked) var ring: [Element?] = []
  @usableFromInline @exclusivity(unchecked) var head = 0
  @usableFromInline @exclusivity(unchecked) var count = 0

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { count == 0 }

  @inlinable
  var first: Element? { count == 0 ? nil : ring[head] }

  @inlinable
  func append(_ element: Element) {
    if count == ring.count { grow() }
    // The room is a power of two.
    ring[(head &+ count) & (ring.count &- 1)] = element
    count &+= 1
  }

  /// Takes out the first element.
  @inlinable
  @discardableResult
  func popFirst() -> Element? {
    if count == 0 { return nil }
    let element = ring[head]
    ring[head] = nil
    head = (head &+ 1) & (ring.count &- 1)
    count &-= 1
    return element
  }

  @usableFromInline
  func grow() {
    let elements = (0..<count).map { ring[(head + $0) & (ring.count - 1)] }
    ring = elements + Array(repeating: nil, count: max(4, count))
    head = 0
  }
}
