/// A list of a subject's subscribers that delivers each event in the order of subscription.
///
/// - An event that is sent during a delivery is delivered after the current event, so every subscriber receives the
///   events in the same order.
/// - A subscriber that subscribes during a delivery receives only later events.
/// - A subscription that is disposed during a delivery receives nothing more. The closures of a disposed subscription
///   are released after the delivery.
///
/// Subscribing and unsubscribing take amortized constant time.
///
/// A delivery retains and releases nothing. This object owns a buffer of non-copyable structs that hold the
/// subscribers' closures, so a call borrows the closure. The borrow is sound for three reasons:
///
/// 1. A delivery is a call of ``deliver(_:to:)`` or ``deliverEnd(_:to:)``. During the call, `flags` contains
///    `.sending`.
/// 2. A delivery destroys no closure and deallocates no buffer. ``vacate(_:)`` only sets a flag, and ``collect(_:)``
///    runs only between two deliveries. ``grow()`` moves the closures and stores the old buffer until
///    ``finishSending()`` deallocates it. Therefore, the closure that is being called lives until the call returns.
/// 3. User code runs only in a subscriber's closure, at the end of a scope, and in the `deinit` of a released value.
///    Before a value is released, the value is moved out of the buffer into a local variable. The value is released
///    when the state is consistent and no access to the state is in progress.
///
/// The stored properties need no check for exclusivity, because no user code runs during an access. Every access is a
/// load, a store of a plain value or a move. `MemorySafetyTests` and `Scripts/fuzz` run user code in closures, at the
/// end of scopes and in `deinit`.
@usableFromInline
final class SubjectCore<Element>: SubjectBase {
  /// A *place* is an element of the buffer. A place holds one subscriber or is empty. All places of the buffer are
  /// initialized; the places from index `count` on are empty.
  ///
  /// The struct is not `Copyable`, so that a delivery calls the closure through a borrow.
  @usableFromInline
  struct Place: ~Copyable {
    /// The subscriber's closure for elements. Both the closure and `scope` are nil if the place is empty.
    @usableFromInline var next: ((Element) -> Void)?
    @usableFromInline var scope: Scope?
    /// A number that increases with the index of the place. A queued event also has a key, and is delivered only to
    /// places with a lower key.
    @usableFromInline var key = 0
    /// Whether events are delivered to the subscriber.
    @usableFromInline var isAlive = false

    @inlinable
    init() {}

    @inlinable
    borrowing func send(_ element: Element) { next?(element) }
  }

  /// The contents of emptied places. The contents are released when the state is consistent.
  ///
  /// Most deliveries empty at most one place, so the contents of the first place are stored without an array.
  @usableFromInline
  struct Garbage {
    @usableFromInline var first: (((Element) -> Void)?, Scope?)?
    @usableFromInline var more: [(((Element) -> Void)?, Scope?)]?

    @inlinable
    init() {}

    @usableFromInline
    mutating func append(_ item: (((Element) -> Void)?, Scope?)) {
      if first == nil {
        first = item
      } else if more == nil {
        more = [item]
      } else {
        more?.append(item)
      }
    }
  }

  @usableFromInline @exclusivity(unchecked) var places: UnsafeMutablePointer<Place>
  @usableFromInline @exclusivity(unchecked) var capacity = 1
  @usableFromInline @exclusivity(unchecked) var count = 0
  /// The number of places below index `count` whose `isAlive` is false.
  @usableFromInline @exclusivity(unchecked) var dead = 0
  @usableFromInline @exclusivity(unchecked) var nextKey = 0
  @usableFromInline @exclusivity(unchecked) var flags: DeliveryFlags = []
  /// The error that ended the sequence, or nil if the sequence has completed or is still active.
  @usableFromInline var endError: (any Error)?
  /// Events that were sent during a delivery. Only the places whose key is lower than `before` receive the event.
  @usableFromInline var waiting = Queue<(event: Event<Element>, before: Int)>()
  /// Buffers that became too small during a delivery and are deallocated after the delivery.
  @usableFromInline var outgrown: [UnsafeMutablePointer<Place>] = []

  // The initializer is inlinable, so that a specialization in a client can access the properties at fixed offsets.
  @inlinable
  override init() {
    places = Self.emptyPlaces(1)
    super.init()
  }

  deinit {
    for index in 0..<count { places[index].scope?.subject = nil }
    // No reference to this object is left, so user code that runs during the deinitialization cannot use this object.
    places.deinitialize(count: capacity)
    places.deallocate()
  }

  @usableFromInline
  var hasObservers: Bool { count > dead }

  @usableFromInline
  var hasEnded: Bool { flags.contains(.ended) }

  // MARK: Sending

  @inlinable
  func send(_ element: Element) {
    if _slowPath(!flags.isEmpty) {
      enqueue(.next(element))
      return
    }
    flags = .sending
    deliver(element, to: count)
    if _slowPath(!endDelivery()) { finishSending() }
    // Keeps the element alive until here, so that events from its `deinit` follow the element.
    extendLifetime(element)
  }

  /// Ends the delivery and returns true, or returns false if ``finishSending()`` must end the delivery.
  // This method is not inlined. In an inlined copy, the caller could release a value between the read and the write of
  // `flags`, and an event from the value's `deinit` would be lost.
  @usableFromInline
  @inline(never)
  func endDelivery() -> Bool {
    if flags != .sending { return false }
    flags = []
    return true
  }

  /// Sends `last`, if it is not nil, then the end: `error`, or completion when `error` is nil. Later events are
  /// ignored.
  ///
  /// A subscriber that subscribes while `last` is delivered receives only the end.
  @usableFromInline
  func finish(_ error: (any Error)?, after last: Element? = nil) {
    if flags.contains(.ended) { return }
    if flags.isEmpty, last == nil {
      // The common case needs no queue.
      endError = error
      flags = [.sending, .ended]
      deliverEnd(error, to: count)
      finishSending()
      return
    }
    if let last { enqueue(.next(last)) }
    enqueue(error.map { .error($0) } ?? .completed)
    endError = error
    flags.insert(.ended)
    if !flags.contains(.sending) { finishSending() }
  }

  @inlinable
  func deliver(_ element: Element, to count: Int) {
    var index = 0
    while index < count {
      if _fastPath(places[index].isAlive) { places[index].send(element) }
      index &+= 1
    }
  }

  @usableFromInline
  func deliverEnd(_ error: (any Error)?, to count: Int) {
    for index in 0..<count where places[index].isAlive { places[index].scope?.finish(error) }
  }

  // The rare paths are separate functions, so that an inlined `send` is small.
  @inlinable
  @inline(never)
  func enqueue(_ event: Event<Element>) {
    if flags.contains(.ended) { return }
    waiting.append((event, nextKey))
    flags.insert(.waiting)
  }

  /// Delivers the events that were sent during a delivery, then releases what the disposed subscriptions held.
  @inlinable
  @inline(never)
  func finishSending() {
    flags.insert(.sending)
    var garbage = Garbage()
    repeat {
      if flags.contains(.untidy) { collect(&garbage) }
      guard flags.contains(.waiting), let (event, before) = waiting.popFirst() else { break }
      let count = firstIndex(atOrAfter: before)
      switch event {
      case .next(let element): deliver(element, to: count)
      case .error(let error): deliverEnd(error, to: count)
      case .completed: deliverEnd(nil, to: count)
      }
    } while true
    if !outgrown.isEmpty { deallocateOutgrown() }
    flags.subtract([.sending, .waiting])
    // The contents are released here, when the state is consistent, because their `deinit` may run user code.
    extendLifetime(garbage)
  }

  @usableFromInline
  func deallocateOutgrown() {
    for buffer in exchange(&outgrown, with: []) { buffer.deallocate() }
  }

  // MARK: Subscribing and unsubscribing

  /// Adds a place for `scope`, or ends `scope` at once if the subject has ended.
  @usableFromInline
  func attach(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    if scope.isDisposed { return }
    if flags.contains(.ended) {
      scope.finish(endError)
      return
    }
    if count == capacity { grow() }
    // The place is empty, so the assignments destroy no value.
    places[count].next = next
    places[count].scope = scope
    places[count].key = nextKey
    places[count].isAlive = true
    scope.subject = self
    scope.place = count
    nextKey &+= 1
    count &+= 1
  }

  /// Adds a place for `scope` and calls `deliver`. Events that are sent while `deliver` runs are delivered afterwards.
  ///
  /// - Parameter deliver: A closure that calls `next` with the subscriber's first elements and stops if the scope is
  ///   disposed.
  @usableFromInline
  func attach(_ next: @escaping (Element) -> Void, _ scope: Scope, after deliver: () -> Void) {
    if scope.isDisposed { return }
    let isOutermost = !flags.contains(.sending)
    flags.insert(.sending)
    let hasEnded = flags.contains(.ended)
    if !hasEnded { attach(next, scope) }
    deliver()
    if hasEnded { scope.finish(endError) }
    if !isOutermost { return }
    if flags.subtracting(.ended) == .sending { flags.remove(.sending) } else { finishSending() }
  }

  /// Adds a place for `scope` and delivers `elements` to the new subscriber before any other event.
  @usableFromInline
  func attach(_ next: @escaping (Element) -> Void, _ scope: Scope, after elements: [Element]) {
    attach(next, scope) {
      var index = 0
      while index < elements.count, !scope.isDisposed {
        next(elements[index])
        index += 1
      }
    }
  }

  @usableFromInline
  override func mute(_ index: Int) {
    places[index].isAlive = false
    dead += 1
    if flags.contains(.sending) { flags.insert(.untidy) }
  }

  @usableFromInline
  override func vacate(_ index: Int) {
    if flags.contains(.sending) {
      // `finishSending()` empties the place later.
      flags.insert(.untidy)
      return
    }
    // The contents are released here, when the state is consistent, because their `deinit` may run user code.
    _ = remove(at: index)
  }

  // This method is not inlined, because an inlined copy could release the result before the end of the method.
  @inline(never)
  private func remove(at index: Int) -> (((Element) -> Void)?, Scope?) {
    let removed = empty(places + index)
    if index == count - 1 {
      count -= 1
      dead -= 1
    } else if dead > count / 2 {
      tidyUp()
    }
    return removed
  }

  /// Empties a place and returns its contents. The result keeps the contents alive, so the call runs no user code.
  @inline(__always)
  private func empty(_ place: UnsafeMutablePointer<Place>) -> (((Element) -> Void)?, Scope?) {
    let (next, scope) = (place.pointee.next, place.pointee.scope)
    place.pointee.next = nil
    place.pointee.scope = nil
    return (next, scope)
  }

  @inline(never)
  private func tidyUp() {
    var garbage = Garbage()
    collect(&garbage)
    extendLifetime(garbage)
  }

  @inlinable
  static func emptyPlaces(_ capacity: Int) -> UnsafeMutablePointer<Place> {
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

  /// Moves the contents of `place` to `other`, which is empty.
  private func move(_ place: UnsafeMutablePointer<Place>, to other: UnsafeMutablePointer<Place>) {
    let (next, scope) = empty(place)
    other.pointee.next = next
    other.pointee.scope = scope
    other.pointee.key = place.pointee.key
    other.pointee.isAlive = place.pointee.isAlive
    place.pointee.isAlive = false
  }

  /// Removes the places whose `isAlive` is false, and moves their contents to `garbage`. Runs no user code.
  @usableFromInline
  func collect(_ garbage: inout Garbage) {
    flags.remove(.untidy)
    var retained = 0
    for index in 0..<count {
      if places[index].isAlive {
        if retained != index {
          move(places + index, to: places + retained)
          places[retained].scope?.place = retained
        }
        retained += 1
      } else if let scope = places[index].scope {
        // The scope was stopped but not yet released. Its release must not vacate the place, because by then the place
        // may belong to another scope.
        scope.subject = nil
        garbage.append(empty(places + index))
      }
    }
    count = retained
    dead = 0
  }

  /// Returns the index of the first place whose key is at least `key`. The keys of places increase with the index.
  @usableFromInline
  func firstIndex(atOrAfter key: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
