// The models of the operators that turn each element into an inner source.

/// The number of the source whose elements are turned into inner sources. The inner sources are numbered from 1.
private let outer = 0

/// `flatMap`, and with a limit `concatMap` and `merge(maxConcurrent:)`: sends the elements of up to `limit` inner
/// sources.
///
/// The closure is called when an element arrives. An inner source above the limit waits; the one that has waited
/// longest is subscribed to when another one has completed and has been released. An inner source that completes while
/// it is being subscribed to no longer counts, although the rest of it is released only when its subscription is
/// complete; an element that arrives in between starts the next inner source at once, as in RxSwift.
struct FlatMapModel: OperatorModel {
  let limit: Int
  private var running = 0
  private var waiting: [Int] = []
  private var outerIsDone = false

  init(limit: Int = .max) { self.limit = limit }

  func releasesBeforeNextStart(_ source: Int, isStarting: Bool) -> Bool {
    source != outer && limit == 1 && !isStarting
  }

  mutating func started() -> [Effect] { [.start(outer)] }

  mutating func next(_ element: Int, from source: Int) -> [Effect] {
    source == outer ? [.call([element])] : [.send(.next(element))]
  }

  mutating func returned(_ inner: Int) -> [Effect] {
    if running < limit {
      running += 1
      return [.start(inner)]
    }
    waiting.append(inner)
    return []
  }

  mutating func completed(_ source: Int) -> [Effect] {
    if source == outer {
      outerIsDone = true
    } else if waiting.isEmpty {
      running -= 1
    } else {
      return [.start(waiting.removeFirst())]
    }
    return outerIsDone && running == 0 ? [.send(.completed)] : []
  }
}

/// `flatMapLatest`: sends the elements of the latest inner source. The previous inner source is released first.
struct FlatMapLatestModel: OperatorModel {
  private var latest: Int?
  private var outerIsDone = false

  func releasesBeforeNextStart(_ source: Int, isStarting: Bool) -> Bool { source != outer }

  mutating func started() -> [Effect] { [.start(outer)] }

  mutating func next(_ element: Int, from source: Int) -> [Effect] {
    if source == outer { return [.call([element])] }
    return source == latest ? [.send(.next(element))] : []
  }

  mutating func returned(_ inner: Int) -> [Effect] {
    latest = inner
    return [.start(inner)]
  }

  mutating func completed(_ source: Int) -> [Effect] {
    if source == outer { outerIsDone = true }
    if source == latest { latest = nil }
    return outerIsDone && latest == nil ? [.send(.completed)] : []
  }
}

/// `flatMapFirst`: ignores elements while an inner source is running.
struct FlatMapFirstModel: OperatorModel {
  private var isRunning = false
  private var outerIsDone = false

  mutating func started() -> [Effect] { [.start(outer)] }

  mutating func next(_ element: Int, from source: Int) -> [Effect] {
    if source != outer { return [.send(.next(element))] }
    return isRunning ? [] : [.call([element])]
  }

  mutating func returned(_ inner: Int) -> [Effect] {
    isRunning = true
    return [.start(inner)]
  }

  mutating func completed(_ source: Int) -> [Effect] {
    if source == outer { outerIsDone = true } else { isRunning = false }
    return outerIsDone && !isRunning ? [.send(.completed)] : []
  }
}
