/// `merge` of a list: sends the elements of its sources, and completes when all have completed.
struct MergeModel: OperatorModel {
  let count: Int
  private var running: Int

  init(count: Int) {
    self.count = count
    running = count
  }

  mutating func started() -> [Effect] {
    count == 0 ? [.send(.completed)] : (0..<count).map { .start($0) }
  }

  mutating func next(_ element: Int, from source: Int) -> [Effect] { [.send(.next(element))] }

  mutating func completed(_ source: Int) -> [Effect] {
    running -= 1
    return running == 0 ? [.send(.completed)] : []
  }
}

/// `zip`: combines the first elements of all sources, then the second ones, and so on.
///
/// It completes when all sources have completed. It also completes when an element arrives that cannot be combined
/// because all other sources have completed.
struct ZipModel: OperatorModel {
  private var queues: [[Int]]
  private var isDone: [Bool]
  let releasesBeforeEnd = true

  init(count: Int) {
    queues = Array(repeating: [], count: count)
    isDone = Array(repeating: false, count: count)
  }

  mutating func started() -> [Effect] {
    queues.isEmpty ? [.send(.completed)] : queues.indices.map { .start($0) }
  }

  mutating func next(_ element: Int, from source: Int) -> [Effect] {
    queues[source].append(element)
    if queues.allSatisfy({ !$0.isEmpty }) {
      let elements = queues.indices.map { queues[$0].removeFirst() }
      return [.call(elements)]
    }
    let othersAreDone = isDone.indices.allSatisfy { $0 == source || isDone[$0] }
    return othersAreDone ? [.send(.completed)] : []
  }

  mutating func completed(_ source: Int) -> [Effect] {
    isDone[source] = true
    return isDone.allSatisfy { $0 } ? [.send(.completed)] : []
  }
}

/// `combineLatest`: combines the latest elements of all sources whenever one of them sends.
///
/// It completes when all sources have completed. It also completes when an element arrives that cannot be combined
/// because another source has sent none, and all other sources have completed.
struct CombineLatestModel: OperatorModel {
  private var latest: [Int?]
  private var isDone: [Bool]
  let releasesBeforeEnd = true

  init(count: Int) {
    latest = Array(repeating: nil, count: count)
    isDone = Array(repeating: false, count: count)
  }

  mutating func started() -> [Effect] {
    latest.isEmpty ? [.call([])] : latest.indices.map { .start($0) }
  }

  mutating func next(_ element: Int, from source: Int) -> [Effect] {
    latest[source] = element
    let elements = latest.compactMap { $0 }
    if elements.count == latest.count { return [.call(elements)] }
    let othersAreDone = isDone.indices.allSatisfy { $0 == source || isDone[$0] }
    return othersAreDone ? [.send(.completed)] : []
  }

  mutating func completed(_ source: Int) -> [Effect] {
    isDone[source] = true
    return isDone.allSatisfy { $0 } ? [.send(.completed)] : []
  }

  mutating func returned(_ value: Int) -> [Effect] {
    latest.isEmpty ? [.send(.next(value)), .send(.completed)] : [.send(.next(value))]
  }
}

/// `concat`: subscribes to one source after the other. A source is released before the next one is subscribed to.
struct ConcatModel: OperatorModel {
  let count: Int

  func releasesBeforeNextStart(_ source: Int, isStarting: Bool) -> Bool { true }

  mutating func started() -> [Effect] { count == 0 ? [.send(.completed)] : [.start(0)] }

  mutating func next(_ element: Int, from source: Int) -> [Effect] { [.send(.next(element))] }

  mutating func completed(_ source: Int) -> [Effect] {
    source + 1 < count ? [.start(source + 1)] : [.send(.completed)]
  }
}

/// `retry(_:)`: subscribes again after an error. An attempt is released before the next one starts.
struct RetryModel: OperatorModel {
  let attempts: Int

  func releasesBeforeNextStart(_ source: Int, isStarting: Bool) -> Bool { true }

  mutating func started() -> [Effect] { [.start(0)] }

  mutating func next(_ element: Int, from source: Int) -> [Effect] { [.send(.next(element))] }

  mutating func completed(_ source: Int) -> [Effect] { [.send(.completed)] }

  mutating func failed(_ source: Int, _ error: Int) -> [Effect] {
    source + 1 < attempts ? [.start(source + 1)] : [.send(.failed(error))]
  }
}
