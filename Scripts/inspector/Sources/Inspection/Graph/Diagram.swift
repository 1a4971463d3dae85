/// A Mermaid flowchart of modules, grouped by package.
struct Diagram: Sendable {
  struct Group: Hashable, Sendable {
    var id: String
    var title: String
  }

  private var groups: [(group: Group, nodes: [String])] = []
  private var ids: Set<String> = []
  private var arrows: [(from: String, to: String, isPublic: Bool)] = []

  func contains(_ module: String) -> Bool {
    ids.contains(module)
  }

  mutating func add(_ target: Manifest.Target, to group: Group) {
    let id = target.moduleName
    guard ids.insert(id).inserted else { return }
    // A name with a hyphen cannot be the id of a node.
    let node = id == target.name ? id : "\(id)[\"\(target.name)\"]"
    if let index = groups.firstIndex(where: { $0.group == group }) {
      groups[index].nodes.append(node)
    } else {
      groups.append((group, [node]))
    }
  }

  /// Adds an arrow. An existing arrow becomes solid if `isPublic` is true.
  mutating func connect(_ from: String, _ to: String, isPublic: Bool) {
    if let index = arrows.firstIndex(where: { $0.from == from && $0.to == to }) {
      arrows[index].isPublic = arrows[index].isPublic || isPublic
    } else {
      arrows.append((from, to, isPublic))
    }
  }

  /// Removes every arrow whose target can be reached from its start through other arrows.
  mutating func removeImpliedArrows() {
    arrows = arrows.filter { arrow in
      let others = arrows.filter { $0.from == arrow.from && $0.to != arrow.to }.map(\.to)
      return !reachable(from: others).contains(arrow.to)
    }
  }

  private func reachable(from modules: [String]) -> Set<String> {
    var reached: Set<String> = []
    var waiting = modules
    while let module = waiting.popLast() {
      guard reached.insert(module).inserted else { continue }
      waiting += arrows.filter { $0.from == module }.map(\.to)
    }
    return reached
  }

  /// The flowchart: first the groups, then the arrows.
  var text: String {
    var lines = ["flowchart TD"]
    for (group, nodes) in groups {
      lines.append("  subgraph \(group.id)[\"\(group.title)\"]")
      lines += nodes.map { "    \($0)" }
      lines.append("  end")
    }
    lines += arrows.map { "  \($0.from) \($0.isPublic ? "-->" : "-.->") \($0.to)" }
    return lines.joined(separator: "\n")
  }
}
