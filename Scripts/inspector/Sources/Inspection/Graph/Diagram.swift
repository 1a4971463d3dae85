/// A Mermaid flowchart of modules, grouped by package.
struct Diagram: Sendable {
  struct Group: Hashable, Sendable {
    var id: String
    var title: String
  }

  private var groups: [(group: Group?, nodes: [String])] = []
  private var ids: Set<String> = []
  private var arrows: [(from: String, to: String, isPublic: Bool)] = []

  func contains(_ module: String) -> Bool {
    ids.contains(module)
  }

  mutating func add(_ target: Manifest.Target, to group: Group) {
    let id = target.moduleName
    // A name with a hyphen cannot be an id.
    add(id, shownAs: id == target.name ? id : "\(id)[\"\(target.name)\"]", to: group)
  }

  /// - Parameter group: nil for a library from elsewhere.
  mutating func add(_ module: String, to group: Group?) {
    add(module, shownAs: group == nil ? "\(module)([\(module)])" : module, to: group)
  }

  private mutating func add(_ id: String, shownAs node: String, to group: Group?) {
    guard ids.insert(id).inserted else { return }
    if let index = groups.firstIndex(where: { $0.group == group }) {
      groups[index].nodes.append(node)
    } else {
      groups.append((group, [node]))
    }
  }

  /// Adds an arrow, or makes the one that is there solid if this one is.
  mutating func connect(_ from: String, _ to: String, isPublic: Bool) {
    if let index = arrows.firstIndex(where: { $0.from == from && $0.to == to }) {
      arrows[index].isPublic = arrows[index].isPublic || isPublic
    } else {
      arrows.append((from, to, isPublic))
    }
  }

  /// The lines of the flowchart: groups, libraries, arrows.
  var text: String {
    var lines = ["flowchart TD"]
    for case (let group?, let nodes) in groups {
      lines.append("  subgraph \(group.id)[\"\(group.title)\"]")
      lines += nodes.map { "    \($0)" }
      lines.append("  end")
    }
    for case (nil, let nodes) in groups {
      lines += nodes.map { "  \($0)" }
    }
    lines += arrows.map { "  \($0.from) \($0.isPublic ? "-->" : "-.->") \($0.to)" }
    return lines.joined(separator: "\n")
  }
}
