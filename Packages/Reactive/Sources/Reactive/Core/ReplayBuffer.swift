/// The last elements of a sequence, oldest first: a ring when there is a limit.
@usableFromInline
struct ReplayBuffer<Element> {
  @usableFromInline let limit: Int?
  @usableFromInline var ring: [Element] = []
  @usableFromInline var oldest = 0

  @usableFromInline
  init(limit: Int?) {
    precondition(limit ?? 0 >= 0, "a replay buffer can not be smaller than empty")
    self.limit = limit
  }

  /// Keeps `element`; gives back the one that has to go for it, so that it is freed after the access to the buffer:
  /// its `deinit` is a user's code and may come back here.
  @inlinable
  @discardableResult
  mutating func append(_ element: Element) -> Element? {
    guard let limit, ring.count >= limit else {
      ring.append(element)
      return nil
    }
    if limit == 0 { return nil }
    let displaced = ring[oldest]
    ring[oldest] = element
    oldest = oldest &+ 1 == limit ? 0 : oldest &+ 1
    return displaced
  }

  @usableFromInline
  var elements: [Element] { oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest]) }
}
