/// A first-in, first-out queue that the closures of a stage share.
@usableFromInline
final class Line<Element> {
  @usableFromInline var elements: [Element] = []
  @usableFromInline var head = 0

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { head == elements.count }

  @inlinable
  var first: Element? { isEmpty ? nil : elements[head] }

  @inlinable
  func append(_ element: Element) { elements.append(element) }

  /// Takes out the first element; the space is given back once half of it lies idle.
  @inlinable
  func dropFirst() {
    head &+= 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 32, head > elements.count / 2 {
      elements.removeFirst(head)
      head = 0
    }
  }
}
