/// Runs programs, and reduces programs that fail.
enum Trial {
  /// Runs `program` with and without taps, and returns descriptions of all errors.
  ///
  /// If `deinit`s run no user code, the subscribers must receive the same events in both cases. If `deinit`s run user
  /// code, the events may differ, because a tap can change the time at which an object is released. The events may also
  /// differ if a tap directly follows `subscribe(on:)`: the tap is released when the sequence ends, but the operator is
  /// released in a later action of the scheduler.
  static func violations(_ program: Program) -> [String] {
    switch program.elements {
    case .objects: violations(program, ObjectElement.self)
    case .structs: violations(program, StructElement.self)
    case .optionals: violations(program, StructElement?.self)
    }
  }

  private static func violations<Element: Payload>(_ program: Program, _ type: Element.Type) -> [String] {
    let tapped = run(program, isTapped: true, type)
    let plain = run(program, isTapped: false, type)
    var violations = tapped.violations + plain.violations.map { "without taps: " + $0 }
    let mustAgree = !program.deinitsAct && !program.nodes.contains { $0.kind == .stage(.subscribeOn) }
    if violations.isEmpty, mustAgree, let difference = difference(tapped.log, plain.log) {
      violations.append("with and without taps: \(difference)")
    }
    return violations
  }

  private static func run<Element: Payload>(
    _ program: Program, isTapped: Bool, _ type: Element.Type
  ) -> (log: [String], violations: [String]) {
    let tally = Tally()
    let result: (log: [String], violations: [String])
    do {
      let world = World<Element>(program, isTapped: isTapped, tally)
      world.run()
      result = (world.log, world.violations)
    }
    if result.violations.isEmpty, tally.count != 0 {
      return (result.log, ["\(tally.count) objects are still alive at the end"])
    }
    return result
  }

  private static func difference(_ first: [String], _ second: [String]) -> String? {
    if first == second { return nil }
    let index = zip(first, second).prefix { $0 == $1 }.count
    let (left, right) = (first.dropFirst(index).first, second.dropFirst(index).first)
    return "event \(index): \(left ?? "none") and \(right ?? "none")"
  }

  /// Returns a smaller program that still fails.
  static func shrink(_ program: Program) -> Program {
    var smallest = program
    var attempts = 2000
    var hasImproved = true
    while hasImproved {
      hasImproved = false
      for candidate in smaller(smallest) where attempts > 0 {
        attempts -= 1
        if violations(candidate).isEmpty { continue }
        smallest = candidate
        hasImproved = true
        break
      }
    }
    return smallest
  }

  /// Returns programs that are slightly smaller than `program`, in the order in which they are tried.
  private static func smaller(_ program: Program) -> [Program] {
    var candidates: [Program] = []
    func add(_ change: (inout Program) -> Void) {
      var candidate = program
      change(&candidate)
      candidates.append(candidate)
    }
    if !program.reactions.isEmpty {
      add { $0.reactions = [] }
      add { $0.reactions.removeLast($0.reactions.count / 2) }
      add { $0.reactions.removeLast() }
    }
    if program.deinitsAct { add { $0.deinitsAct = false } }
    if program.endsSubjects { add { $0.endsSubjects = false } }
    if program.elements != .objects { add { $0.elements = .objects } }
    if program.steps.count > 3 { add { $0.steps.removeLast($0.steps.count / 2) } }
    for index in program.steps.indices.reversed() { add { $0.steps.remove(at: index) } }
    for index in program.reactions.indices.reversed() where program.reactions[index] != .nothing {
      add { $0.reactions[index] = .nothing }
    }
    for (index, node) in program.nodes.enumerated().reversed() where !node.isSubject {
      if node.kind != .stage(.map), let input = node.inputs.first {
        add { $0.nodes[index] = Node(kind: .stage(.map), inputs: [input]) }
      }
      if node.inputs.count > 2 {
        for input in node.inputs.indices { add { $0.nodes[index].inputs.remove(at: input) } }
      }
    }
    return candidates
  }

  /// Returns a description of the failure of `seed`, with the smallest program that still fails.
  static func report(_ seed: Int) -> String? {
    let program = ProgramGenerator.program(seed)
    if violations(program).isEmpty { return nil }
    let smallest = shrink(program)
    return "seed \(seed): \(violations(smallest).joined(separator: "; "))\n\(smallest)"
  }
}
