/// A random program: a graph of observables, and the actions of user code on it.
///
/// A program is plain data, so that it can be printed, repeated and reduced. The closures and `deinit`s of a program
/// run user code: each call performs the next action in `reactions`.
struct Program {
  /// The type of the elements.
  enum Elements: CaseIterable {
    case objects, structs, optionals
  }

  var elements: Elements
  /// The observables. The inputs of a node precede it in this array.
  var nodes: [Node]
  /// The steps that the program performs, in order.
  var steps: [Step]
  /// The actions that user code performs in closures and `deinit`s, in order.
  var reactions: [Action]
  /// Whether the `deinit` of an object performs a reaction.
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

  /// The kind of a subject, which determines the elements that later subscribers receive.
  enum Hub: Equatable {
    case publish, behavior, async
    case replay(Int)
  }

  enum Ending: CaseIterable {
    case completed, failed, never
  }

  var kind: Kind
  var inputs: [Int]

  /// Whether user code may send events to this node.
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
    // Removes the type names of nested values, because the case names are enough.
    return lines.joined(separator: "\n").replacing(/ReactiveTests\.[A-Za-z.]*\./, with: "")
  }
}
