/// Delivers to any number of runs, in the order in which they subscribed.
///
/// - A send from inside a delivery waits until that delivery is done, so everybody sees the same order.
/// - Who subscribes during a delivery sees what is sent after that.
/// - Who leaves during a delivery sees nothing more; its closures are freed when the delivery is over.
///
/// A delivery costs no reference counting: the closures lie in a buffer that this object owns, in a struct that can
/// not be copied, so calling one borrows it. That is sound because a place is only freed while nothing is delivered,
/// and a buffer that grows during a delivery is only freed after it.
@usableFromInline
final class SubjectCore<Element>: Source {
  /// Who listens: what to call, and the run that it belongs to.
  ///
  /// Not `Copyable`, so that `send` calls the closure through a borrow and takes no copy of it.
  @usableFromInline
  struct Listener: ~Copyable {
    @usableFromInline let next: (Element) -> Void
    @usableFromInline let scope: Scope

    @inlinable
    init(_ next: @escaping (Element) -> Void, _ scope: Scope) {
      self.next = next
      self.scope = scope
    }

    @inlinable
    borrowing func send(_ element: Element) { next(element) }
  }

  /// A place for a listener. All places of the buffer are initialized; those from `count` on are empty.
  @usableFromInline
  struct Place: ~Copyable {
    @usableFromInline var listener: Listener?
    @usableFromInline var key = 0
    /// Whether the listener is to be told: false once it has left, even if it has not been freed yet.
    @usableFromInline var isAlive = false

    init() {}

    @inlinable
    borrowing func send(_ element: Element) {
      switch listener {
      case .some(let listener): listener.send(element)
      case .none: break
      }
    }

    var scope: Scope? {
      switch listener {
      case .some(let listener): listener.scope
      case .none: nil
      }
    }
  }

  @usableFromInline @exclusivity(unchecked) var places: UnsafeMutablePointer<Place>
  @usableFromInline @exclusivity(unchecked) var capacity = 1
  @usableFromInline @exclusivity(unchecked) var count = 0
  @usableFromInline @exclusivity(unchecked) var dead = 0
  @usableFromInline @exclusivity(unchecked) var nextKey = 0
  @usableFromInline @exclusivity(unchecked) var flags: DeliveryFlags = []
  /// Why the end was sent; nil when it was not, or when everything was sent.
  @usableFromInline var endError: (any Error)?
  /// Events sent during a delivery, each with the first key that subscribed too late for it.
  @usableFromInline var waiting: [(event: Event<Element>, before: Int)] = []
  /// Buffers that were too small, kept until the delivery that may still look at them is over.
  @usableFromInline var outgrown: [UnsafeMutablePointer<Place>] = []

  @usableFromInline
  override init() {
    places = Self.emptyPlaces(1)
    super.init()
  }

  deinit {
    for index in 0..<count { places[index].scope?.source = nil }
    places.deinitialize(count: capacity)
    places.deallocate()
  }

  /// Whether anybody listens.
  @usableFromInline
  var hasObservers: Bool { count > dead }

  // MARK: Sending

  @inlinable
  func send(_ element: Element) {
    if _slowPath(!flags.isEmpty) {
      sendLater(.next(element))
      return
    }
    flags = .sending
    deliver(element, to: count)
    if _fastPath(flags == .sending) { flags = [] } else { tidyUp() }
  }

  /// Sends the end: an error, or completion when `error` is nil. Nothing can be sent after it.
  @usableFromInline
  func finish(_ error: (any Error)?) {
    if flags.contains(.ended) { return }
    let event = error.map { Event<Element>.error($0) } ?? .completed
    sendLater(event)
    endError = error
    flags.insert(.ended)
    if !flags.contains(.sending) { tidyUp() }
  }

  @inlinable
  func deliver(_ element: Element, to count: Int) {
    var index = 0
    while index < count {
      if _fastPath(places[index].isAlive) { places[index].send(element) }
      index &+= 1
    }
  }

  // What is rare stays outside of `send`, so that `send` is small wherever it is called.
  @usableFromInline
  @inline(never)
  func sendLater(_ event: Event<Element>) {
    if flags.contains(.ended) { return }
    waiting.append((event, nextKey))
    flags.insert(.waiting)
  }

  /// Frees what was given back and delivers what was sent during the delivery that has just ended.
  @usableFromInline
  @inline(never)
  func tidyUp() {
    flags.insert(.sending)
    while true {
      if flags.contains(.untidy) {
        flags.remove(.untidy)
        removeDead()
      } else if !waiting.isEmpty {
        deliverWaiting()
      } else {
        break
      }
    }
    for buffer in outgrown { buffer.deallocate() }
    outgrown = []
    flags.subtract([.sending, .waiting])
  }

  func deliverWaiting() {
    var handled = 0
    while handled < waiting.count {
      let (event, before) = waiting[handled]
      handled += 1
      let count = firstIndex(atOrAfter: before)
      switch event {
      case .next(let element): deliver(element, to: count)
      case .error(let error): deliverEnd(error, to: count)
      case .completed: deliverEnd(nil, to: count)
      }
    }
    waiting = []
  }

  func deliverEnd(_ error: (any Error)?, to count: Int) {
    for index in 0..<count where places[index].isAlive {
      places[index].scope?.finish(error)
    }
  }

  // MARK: Places

  /// Gives `scope` a place; tells it the end at once when that has been sent.
  @usableFromInline
  func attach(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    if scope.isDisposed { return }
    if flags.contains(.ended) {
      scope.finish(endError)
      return
    }
    if count == capacity { grow() }
    places[count].listener = Listener(next, scope)
    places[count].key = nextKey
    places[count].isAlive = true
    scope.source = self
    scope.key = nextKey
    nextKey &+= 1
    count &+= 1
  }

  /// Gives `scope` a place after it has been told what was sent before. What is sent meanwhile comes after that.
  @usableFromInline
  func attach(_ next: @escaping (Element) -> Void, _ scope: Scope, after elements: some Sequence<Element>) {
    if scope.isDisposed { return }
    let isOutermost = !flags.contains(.sending)
    flags.insert(.sending)
    let hasEnded = flags.contains(.ended)
    if !hasEnded { attach(next, scope) }
    for element in elements where !scope.isDisposed { next(element) }
    if hasEnded { scope.finish(endError) }
    if isOutermost { tidyUp() }
  }

  @usableFromInline
  override func detach(_ key: Int) {
    let index = places[count - 1].key == key ? count - 1 : firstIndex(atOrAfter: key)
    places[index].isAlive = false
    dead += 1
    if flags.contains(.sending) {
      flags.insert(.untidy)
      return
    }
    if index == count - 1 {
      count -= 1
      dead -= 1
      empty(index)
    } else {
      empty(index)
      if dead > count / 2 { removeDead() }
    }
  }

  private static func emptyPlaces(_ capacity: Int) -> UnsafeMutablePointer<Place> {
    let places = UnsafeMutablePointer<Place>.allocate(capacity: capacity)
    for index in 0..<capacity { (places + index).initialize(to: Place()) }
    return places
  }

  private func grow() {
    let larger = Self.emptyPlaces(capacity * 2)
    for index in 0..<count { move(places + index, to: larger + index) }
    if flags.contains(.sending) {
      outgrown.append(places)
      flags.insert(.waiting)
    } else {
      places.deallocate()
    }
    places = larger
    capacity *= 2
  }

  private func move(_ place: UnsafeMutablePointer<Place>, to other: UnsafeMutablePointer<Place>) {
    other.pointee.listener = place.pointee.listener.take()
    other.pointee.key = place.pointee.key
    other.pointee.isAlive = place.pointee.isAlive
    place.pointee.isAlive = false
  }

  /// Frees what a dead place holds. That may run a user's code, so it comes last.
  private func empty(_ index: Int) { places[index].listener = nil }

  /// Frees what dead places hold, then closes the gaps.
  private func removeDead() {
    let isOutermost = !flags.contains(.sending)
    flags.insert(.sending)
    for index in 0..<count where !places[index].isAlive && places[index].scope != nil { empty(index) }
    var kept = 0
    for index in 0..<count where places[index].isAlive || places[index].scope != nil {
      if kept != index { move(places + index, to: places + kept) }
      kept += 1
    }
    dead -= count - kept
    count = kept
    if isOutermost { tidyUp() }
  }

  /// Keys grow with the position, so a place is found by halving.
  private func firstIndex(atOrAfter key: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
