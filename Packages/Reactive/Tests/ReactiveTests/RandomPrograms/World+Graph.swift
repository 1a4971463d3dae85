import Reactive

extension World {
  /// Creates the subject or the shared observable of a node.
  func prepare(_ node: Int) {
    switch program.nodes[node].kind {
    case .subject(let hub): prepareSubject(node, hub)
    case .relay(let hub): prepareRelay(node, hub)
    case .share(let replay, let forever):
      shareModels[node] = ShareModel(replay: replay, forever ? .forever : .whileConnected)
      shared[node] = sharedSource(node).share(replay: replay, scope: forever ? .forever : .whileConnected)
    case .refCount(let replay):
      shareModels[node] = ShareModel(replay: replay, .whileConnected)
      let source = sharedSource(node)
      shared[node] = (replay == 0 ? source.publish() : source.replay(replay)).refCount()
    case .connectable(let replay):
      shareModels[node] = ShareModel(replay: replay, .connectable)
      let source = sharedSource(node)
      let connectable = replay == 0 ? source.publish() : source.replay(replay)
      connectables[node] = connectable
      shared[node] = connectable
    default: break
    }
  }

  private func prepareSubject(_ node: Int, _ hub: Node.Hub) {
    subjectModels[node] = SubjectModel(hub)
    switch hub {
    case .publish: use(PublishSubject<Element>(), node) { $0.hasObservers }
    case .async: use(AsyncSubject<Element>(), node) { $0.hasObservers }
    case .replay(let size): use(ReplaySubject<Element>.create(bufferSize: size), node) { $0.hasObservers }
    case .behavior:
      let first = make(0)
      subjectModels[node] = SubjectModel(hub, stored: [first.number])
      use(BehaviorSubject(value: first), node) { $0.hasObservers }
    }
  }

  private func use<Subject: Observable<Element> & ObserverType>(
    _ subject: Subject, _ node: Int, _ hasObservers: @escaping (Subject) -> Bool
  ) where Subject.Element == Element {
    shared[node] = subject
    senders[node] = { subject.on($0) }
    observerCounts[node] = { hasObservers(subject) }
  }

  private func prepareRelay(_ node: Int, _ hub: Node.Hub) {
    func use(_ relay: Observable<Element>, _ accept: @escaping (Element) -> Void, _ count: @escaping () -> Bool) {
      shared[node] = relay
      senders[node] = { event in if let element = event.element { accept(element) } }
      observerCounts[node] = count
    }
    subjectModels[node] = SubjectModel(hub)
    switch hub {
    case .publish, .async:
      let relay = PublishRelay<Element>()
      use(relay, { relay.accept($0) }, { relay.hasObservers })
    case .replay(let size):
      let relay = ReplayRelay<Element>.create(bufferSize: size)
      use(relay, { relay.accept($0) }, { relay.hasObservers })
    case .behavior:
      let first = make(0)
      subjectModels[node] = SubjectModel(hub, stored: [first.number])
      let relay = BehaviorRelay(value: first)
      use(relay, { relay.accept($0) }, { relay.hasObservers })
    }
  }

  /// Returns the source of a shared node. The source reports its subscriptions and events to the node's model.
  private func sharedSource(_ node: Int) -> Observable<Element> {
    let source = observable(program.nodes[node].inputs[0])
    if !isTapped { return source }
    return tap(source, "source of node \(node)") { [self] edge, signal in
      switch signal {
      case .started:
        if let problem = shareModels[node]?.runStarted(edge.id, mayReplaceSession: reactionDepth > 0) {
          violate("node \(node): \(problem)")
        }
      case .event(let event): shareModels[node]?.runSent(event, from: edge.id)
      case .released: shareModels[node]?.runReleased(edge.id)
      case .subscribed: break
      }
    }
  }

  /// Returns the observable of a node.
  func observable(_ node: Int) -> Observable<Element> {
    let (kind, inputs) = (program.nodes[node].kind, program.nodes[node].inputs)
    switch kind {
    case .subject, .relay: return tappedSubject(node)
    case .share, .refCount, .connectable: return tappedShare(node)
    case .cold(let count, let ending): return cold(node, count, ending)
    case .of(let count): return .from((0..<count).map { make(node * 10 + $0) })
    case .stage(let stage): return tappedStage(stage, node)
    case .merge: return tapped(node, MergeModel(count: inputs.count))
    case .concat: return tapped(node, ConcatModel(count: inputs.count))
    case .retry(let attempts): return tapped(node, RetryModel(attempts: attempts))
    case .zip, .zipCollection: return tapped(node, ZipModel(count: inputs.count))
    case .combineLatest, .combineLatestCollection: return tapped(node, CombineLatestModel(count: inputs.count))
    case .flatMap: return tapped(node, FlatMapModel())
    case .concatMap: return tapped(node, FlatMapModel(limit: 1))
    case .mergeAtMost(let limit): return tapped(node, FlatMapModel(limit: limit))
    case .flatMapLatest: return tapped(node, FlatMapLatestModel())
    case .flatMapFirst: return tapped(node, FlatMapFirstModel())
    }
  }

  private func tappedSubject(_ node: Int) -> Observable<Element> {
    guard let subject = shared[node] else { return .never() }
    if !isTapped { return subject }
    return tap(subject, "node \(node)") { [self] edge, signal in
      var problem: String?
      switch signal {
      case .started: subjectModels[node]?.subscribe(edge.id)
      case .subscribed: subjectModels[node]?.subscribed(edge.id)
      case .event(let event): problem = subjectModels[node]?.deliver(event, to: edge.id)
      case .released: subjectModels[node]?.leave(edge.id)
      }
      if let problem { violate("node \(node): \(problem)") }
    }
  }

  private func tappedShare(_ node: Int) -> Observable<Element> {
    guard let source = shared[node] else { return .never() }
    if !isTapped { return source }
    return tap(source, "node \(node)") { [self] edge, signal in
      var problem: String?
      switch signal {
      case .started: shareModels[node]?.subscribe(edge.id)
      case .subscribed: shareModels[node]?.subscribed(edge.id)
      case .event(let event): problem = shareModels[node]?.deliver(event, to: edge.id)
      case .released: shareModels[node]?.leave(edge.id)
      }
      if let problem { violate("node \(node): \(problem)") }
    }
  }

  private func tapped(_ node: Int, _ model: some OperatorModel) -> Observable<Element> {
    if !isTapped { return build(node, nil) }
    return .deferred { [self] in
      let name = "node \(node) (\(program.nodes[node].kind))"
      let run = OperatorRun(name, model) { [self] in violate($0) }
      runs.append(run)
      return tap(build(node, run), name) { _, signal in run.subscriber(signal) }
    }
  }

  private func tappedStage(_ stage: Stage, _ node: Int) -> Observable<Element> {
    let inputs = program.nodes[node].inputs
    let (first, second) = (observable(inputs[0]), observable(inputs[inputs.count - 1]))
    if !isTapped { return apply(stage, to: first, second, node) }
    return .deferred { [self] in
      let order = OrderCheck()
      let source = tap(first, "source of node \(node)") { _, signal in
        if case .event(.next(let element)) = signal { order.receive(element) }
      }
      return tap(apply(stage, to: source, second, node), "node \(node) (\(stage))") { [self] _, signal in
        guard stage.keepsOrder, case .event(.next(let element)) = signal else { return }
        if let problem = order.send(element) { violate("node \(node) (\(stage)): \(problem)") }
      }
    }
  }

  private func cold(_ node: Int, _ count: Int, _ ending: Node.Ending) -> Observable<Element> {
    let probe = makeProbe()
    return .create { [self] observer in
      react()
      for index in 0..<count { observer.onNext(make(node * 10 + index)) }
      switch ending {
      case .completed: observer.onCompleted()
      case .failed: observer.onError(ProgramError(number: node))
      case .never: break
      }
      return Disposables.create { [self] in
        withExtendedLifetime(probe) { react() }
      }
    }
  }
}
