import Reactive

extension World {
  /// Builds the operator of a node. The operator's sources and closures report to the ``OperatorRun``, if there is one.
  func build(_ node: Int, _ run: OperatorRun?) -> Observable<Element> {
    let inputs = program.nodes[node].inputs
    func source(_ input: Int, _ number: Int) -> Observable<Element> {
      let source = observable(input)
      guard let run else { return source }
      return tap(source, "source \(number) of node \(node)") { run.source(number, $0, $1) }
    }
    func sources() -> [Observable<Element>] { inputs.enumerated().map { source($1, $0) } }
    let probe = makeProbe()
    func combine(_ elements: [Element]) throws(ProgramError) -> Element {
      run?.called(elements.map(\.number))
      withExtendedLifetime(probe) { react() }
      let number = elements.reduce(1) { ($0 &* 31 &+ $1.number) & 0xFFF }
      if number % 13 == 5 {
        run?.threw(number)
        throw ProgramError(number: number)
      }
      let result = make(number)
      run?.returned(result.number)
      return result
    }
    func pick(_ element: Element) throws(ProgramError) -> Observable<Element> {
      run?.called([element.number])
      withExtendedLifetime(probe) { react() }
      let number = abs(element.number)
      if number % 17 == 16 {
        run?.threw(number)
        throw ProgramError(number: number)
      }
      return source(inputs[1 + number % (inputs.count - 1)], run?.returnedSource() ?? 0)
    }
    switch program.nodes[node].kind {
    case .merge: return .merge(sources())
    case .concat: return .concat(sources())
    case .retry(let attempts): return retry(inputs[0], attempts, node, run)
    case .zip:
      return .zip(source(inputs[0], 0), source(inputs[1], 1)) { (a, b) throws(ProgramError) in try combine([a, b]) }
    case .zipCollection: return .zip(sources()) { (elements) throws(ProgramError) in try combine(elements) }
    case .combineLatest:
      return .combineLatest(source(inputs[0], 0), source(inputs[1], 1)) { (a, b) throws(ProgramError) in
        try combine([a, b])
      }
    case .combineLatestCollection:
      return .combineLatest(sources()) { (elements) throws(ProgramError) in try combine(elements) }
    case .flatMap: return source(inputs[0], 0).flatMap(pick)
    case .flatMapLatest: return source(inputs[0], 0).flatMapLatest(pick)
    case .flatMapFirst: return source(inputs[0], 0).flatMapFirst(pick)
    case .concatMap: return source(inputs[0], 0).concatMap(pick)
    case .mergeAtMost(let limit): return source(inputs[0], 0).map(pick).merge(maxConcurrent: limit)
    default: return .never()
    }
  }

  /// Builds `retry`. In the model of `retry`, each attempt is a source.
  private func retry(_ input: Int, _ attempts: Int, _ node: Int, _ run: OperatorRun?) -> Observable<Element> {
    guard let run else { return observable(input).retry(attempts) }
    var attempt = -1
    return Observable.deferred { [self] in
      attempt += 1
      let number = attempt
      return tap(observable(input), "attempt \(number) of node \(node)") { run.source(number, $0, $1) }
    }.retry(attempts)
  }
}
