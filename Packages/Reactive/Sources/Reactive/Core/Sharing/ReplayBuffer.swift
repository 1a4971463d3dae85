/// A buffer of the last elements of a sequence, oldest first. A buffer with a limit is a ring buffer.
@usableFromInline
struct ReplayBuffer<Element> {
  @usableFromInline let limit: Int?
  @usableFromInline var ring: [Element] = []
  @usableFromInline var oldest = 0

  @inlinable
  init(limit: Int?) {
    precondition(limit ?? 0 >= 0, "the size of a replay buffer cannot be negative")
    self.limit = limit
  }

  /// Adds `element` and returns the displaced element, if there is one. The caller releases the displaced element after
  /// the access to the buffer, because the element's `deinit` may access the buffer.
  @inlinable
  mutating func append(_ element: Element) -> Element? {
    guard let limit, ring.count >= limit else {
      ring.append(element)
      return nil
    }
    if limit == 0 { return nil }
    let displaced = exchange(&ring[oldest], with: element)
    oldest = oldest &+ 1 == limit ? 0 : oldest &+ 1
    return displaced
  }

  @usableFromInline
  var elements: [Element] { oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest]) }
}
