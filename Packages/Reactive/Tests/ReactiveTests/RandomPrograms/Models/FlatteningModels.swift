// The models of the operators that turn each element into an inner source.

/// The number of the outer source. The inner sources are numbered from 1.
private let outer = 0

/// The model of `flatMap` and, with a limit, of `concatMap` and `merge(maxConcurrent:)`. These operators send the
/// elements of up to `limit` inner sources at a time.
///
/// The operator calls its closure as soon as the outer source sends an element. If `limit` inner sources are running,
/// the new inner source waits. When a running inner source completes, the first waiting inner source starts. If the
/// limit is 1, the completed source is released first.
///
/// An inner source may complete during the call that subscribes to it. Such a source stops counting toward the limit at
/// once, but is released after the call. Therefore, as in RxSwift, an element that the outer source sends before the
/// release starts the next inner source.
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

/// The model of `flatMapLatest`, which sends the elements of the latest inner source. The previous inner source is
/// released before the latest inner source starts.
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

/// The model of `flatMapFirst`, which ignores elements while an inner source is running.
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
