/// A random program: a graph of observables, and the actions of user code on it.
///
/// A program is plain data, so it can be printed, run again and shrunk. Its closures and `deinit`s contain user code:
/// each time one of them runs, it performs the next of `reactions`.
struct Program {
  /// The type of the elements.
  enum Elements: CaseIterable {
    case objects, structs, optionals
  }

  var elements: Elements
  /// The observables. A node's inputs are nodes before it.
  var nodes: [Node]
  /// The steps that the program performs, in order.
  var steps: [Step]
  /// The actions that user code performs in closures and `deinit`s, in the order in which these run.
  var reactions: [Action]
  /// Whether objects perform a reaction when they are released.
  var deinitsAct: Bool
  /// Whether all subjects are completed before the remaining subscriptions are disposed.
  var endsSubjects: Bool
}

/// One observable of a program.
struct Node {
  enum Kind: Equatable {
    case subject(Hub)
    case relay(Hub)
    case cold(count: Int, Ending)
    case of(count: Int)
    case merge, concat, retry(Int)
    case zip, zipCollection, combineLatest, combineLatestCollection
    case flatMap, flatMapLatest, flatMapFirst, concatMap, mergeAtMost(Int)
    case share(replay: Int, forever: Bool)
    case refCount(replay: Int)
    case connectable(replay: Int)
    case stage(Stage)
  }

  /// The elements that a subject stores for later subscribers.
  enum Hub: Equatable {
    case publish, behavior, async
    case replay(Int)
  }

  enum Ending: CaseIterable {
    case completed, failed, never
  }

  var kind: Kind
  var inputs: [Int]

  /// Whether the program, or a subscriber that forwards its events, may send events to this node.
  var isSubject: Bool {
    switch kind {
    case .subject, .relay: true
    default: false
    }
  }
}

/// An action of user code.
enum Action: Equatable {
  case nothing
  case send(to: Int)
  case complete(Int)
  case fail(Int)
  case subscribe(to: Int, form: Int)
  case dispose(Int)
  case connect(Int)
  case disconnect(Int)
  case releaseObject
}

/// One step of a program: an action, or time that passes.
enum Step: Equatable {
  case perform(Action)
  case advance(Int)
}

extension Program: CustomStringConvertible {
  var description: String {
    var lines = ["elements: \(elements), \(deinitsAct ? "deinits act" : "deinits are quiet")"]
    for (index, node) in nodes.enumerated() {
      let inputs = node.inputs.isEmpty ? "" : " of " + node.inputs.map { "\($0)" }.joined(separator: ", ")
      lines.append("  node \(index): \(node.kind)\(inputs)")
    }
    lines += steps.map { "  \($0)" }
    if endsSubjects { lines.append("  complete every subject") }
    lines.append("  dispose every subscription")
    let reactions = reactions.reversed().drop { $0 == .nothing }.reversed()
    lines.append("reactions: " + reactions.map { "\($0)" }.joined(separator: ", "))
    // The type names of nested values are removed; the names of the cases are enough.
    return lines.joined(separator: "\n").replacing(/ReactiveTests\.[A-Za-z.]*\./, with: "")
  }
}
