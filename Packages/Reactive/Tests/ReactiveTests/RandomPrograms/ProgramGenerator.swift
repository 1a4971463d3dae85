/// Generates a random program from a seed.
struct ProgramGenerator {
  private var random: SeededGenerator
  private var nodes: [Node] = []
  /// For each node, the approximate number of elements that one element of a subject can cause.
  private var bursts: [Int] = []

  /// Returns the program of `seed`. Three in five programs contain only operators that have a model.
  static func program(_ seed: Int) -> Program {
    var generator = ProgramGenerator(random: SeededGenerator(seed))
    return generator.makeProgram()
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0...values.count - 1)] }

  private mutating func makeProgram() -> Program {
    let isModeled = !random.oneIn(5) && !random.oneIn(4)
    for _ in 0..<number(1...3) { add(makeSubject()) }
    for _ in 0..<number(0...2) { add(makeCold()) }
    for _ in 0..<number(0...5) { add(isModeled ? makeOperator() : makeStage()) }
    var steps = [Step.perform(.subscribe(to: nodes.count - 1, form: number(0...2)))]
    for _ in 0..<number(4...24) { steps.append(makeStep()) }
    let reactionCount = random.oneIn(4) ? 0 : number(1...50)
    let liveliness = number(1...4)
    let reactions = (0..<reactionCount).map { _ in number(0...5) < liveliness ? makeAction() : Action.nothing }
    return Program(
      elements: pick(Program.Elements.allCases), nodes: nodes, steps: steps, reactions: reactions,
      deinitsAct: !random.oneIn(3), endsSubjects: random.oneIn(2))
  }

  // MARK: Nodes

  /// Adds `node`. A node that could send too many elements becomes a `map`, because a chain of `flatMap` could
  /// multiply the number of elements too often.
  private mutating func add(_ node: Node) {
    var node = node
    if burst(of: node) > 1000 { node = Node(kind: .stage(.map), inputs: [node.inputs[0]]) }
    nodes.append(node)
    bursts.append(burst(of: node))
  }

  private func burst(of node: Node) -> Int {
    let inputs = node.inputs.map { bursts[$0] }
    return switch node.kind {
    case .subject(.replay(let count)), .relay(.replay(let count)), .cold(let count, _), .of(let count): max(count, 1)
    case .subject, .relay: 1
    case .flatMap, .flatMapLatest, .flatMapFirst, .concatMap, .mergeAtMost:
      (inputs.first ?? 1) * (inputs.dropFirst().max() ?? 1)
    case .retry(let count): count * inputs.reduce(0, +)
    default: inputs.reduce(0, +)
    }
  }

  private mutating func makeSubject() -> Node {
    let size = number(0...3)
    let kinds: [Node.Kind] = [
      .subject(.publish), .subject(.publish), .subject(.behavior), .subject(.replay(size)), .subject(.async),
      .relay(.publish), .relay(.behavior), .relay(.replay(size)),
    ]
    return Node(kind: pick(kinds), inputs: [])
  }

  private mutating func makeCold() -> Node {
    let count = number(0...3)
    let kind: Node.Kind = random.oneIn(3) ? .of(count: count) : .cold(count: count, pick(Node.Ending.allCases))
    return Node(kind: kind, inputs: [])
  }

  /// Returns random nodes as inputs, and prefers the latest node.
  private mutating func inputs(_ range: ClosedRange<Int>) -> [Int] {
    (0..<number(range)).map { _ in
      random.oneIn(2) ? nodes.count - 1 : number(0...nodes.count - 1)
    }
  }

  private mutating func makeOperator() -> Node {
    switch number(0...17) {
    case 0: Node(kind: .merge, inputs: inputs(0...4))
    case 1: Node(kind: .concat, inputs: inputs(0...4))
    case 2: Node(kind: .retry(number(1...3)), inputs: inputs(1...1))
    case 3: Node(kind: .zip, inputs: inputs(2...2))
    case 4: Node(kind: .zipCollection, inputs: inputs(0...4))
    case 5: Node(kind: .combineLatest, inputs: inputs(2...2))
    case 6: Node(kind: .combineLatestCollection, inputs: inputs(0...4))
    case 7, 8: Node(kind: .flatMap, inputs: inputs(2...4))
    case 9, 10: Node(kind: .flatMapLatest, inputs: inputs(2...4))
    case 11: Node(kind: .flatMapFirst, inputs: inputs(2...4))
    case 12: Node(kind: .concatMap, inputs: inputs(2...4))
    case 13: Node(kind: .mergeAtMost(number(1...3)), inputs: inputs(2...4))
    case 14, 15: Node(kind: .share(replay: number(0...2), forever: random.oneIn(3)), inputs: inputs(1...1))
    case 16: Node(kind: .refCount(replay: number(0...2)), inputs: inputs(1...1))
    default: Node(kind: .connectable(replay: number(0...2)), inputs: inputs(1...1))
    }
  }

  private mutating func makeStage() -> Node {
    if random.oneIn(4) { return makeOperator() }
    return Node(kind: .stage(pick(Stage.allCases)), inputs: inputs(2...2))
  }

  // MARK: User code

  private mutating func makeStep() -> Step { random.oneIn(6) ? .advance(number(1...5)) : .perform(makeAction()) }

  private mutating func makeAction() -> Action {
    let subjects = nodes.indices.filter { nodes[$0].isSubject }
    let connectables = nodes.indices.filter { if case .connectable = nodes[$0].kind { true } else { false } }
    switch number(0...29) {
    case 0: return .complete(pick(subjects))
    case 1: return .fail(pick(subjects))
    case 2...6:
      let node = random.oneIn(3) ? number(0...nodes.count - 1) : nodes.count - 1
      return .subscribe(to: node, form: number(0...2))
    case 7...9: return .dispose(number(0...9))
    case 10, 11: return .releaseObject
    case 12...15 where !connectables.isEmpty: return .connect(pick(connectables))
    case 16 where !connectables.isEmpty: return .disconnect(pick(connectables))
    default: return .send(to: pick(subjects))
    }
  }
}

extension ProgramGenerator {
  private init(random: SeededGenerator) { self.random = random }
}
