package import Foundation

/// The rules in `Scripts/boundaries`. The comment at the top of `Scripts/boundaries` explains the format.
package struct BoundaryTable: Sendable {
  package var rules: [Rule]

  package init(rules: [Rule]) {
    self.rules = rules
  }

  package init(_ text: String) throws(InspectorError) {
    rules = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      rules += try Self.rules(in: line, number: index + 1)
    }
  }

  package static func load(from file: URL) throws(InspectorError) -> BoundaryTable {
    guard let rules = try? Data(contentsOf: file) else { throw InspectorError("Cannot read \(file.path)") }
    return try BoundaryTable(String(decoding: rules, as: UTF8.self))
  }

  package var requiredFeatures: [String] {
    rules.compactMap { rule in
      if case .require(let feature) = rule.kind { feature } else { nil }
    }
  }

  private static func rules(in line: Substring, number: Int) throws(InspectorError) -> [Rule] {
    func error(_ problem: String) -> InspectorError {
      InspectorError("Scripts/boundaries:\(number): \(problem): \(line)")
    }
    guard let dash = line.firstRange(of: " -- "), !line[dash.upperBound...].trimmed.isEmpty else {
      throw error("a rule ends with ` -- ` and its reason")
    }
    let reason = String(line[dash.upperBound...].trimmed)
    guard let colon = line[..<dash.lowerBound].firstIndex(of: ":") else {
      throw error("a rule has the form `allow MODULES: MODULES -- reason`")
    }
    let head = line[..<colon].split(separator: " ", maxSplits: 1)
    let subjects = list(head.dropFirst().first ?? "")
    let objects = list(line[line.index(after: colon)..<dash.lowerBound])
    guard !objects.isEmpty else { throw error("nothing follows the colon") }
    guard head.first == "forbid" || !subjects.contains(where: { $0.contains("/") }) else {
      throw error("only a `forbid` rule can name files")
    }

    var kinds: [Rule.Kind] = []
    switch head.first {
    case "allow" where !subjects.isEmpty:
      for subject in subjects {
        for object in objects {
          let words = object.split(separator: " ")
          guard let module = words.last, words.count == 1 || words == ["public", module] else {
            throw error("write `Module` or `public Module`, not `\(object)`")
          }
          kinds.append(.allow(from: .init(subject), module: String(module), isPublic: words.count == 2))
        }
      }
    case "forbid" where !subjects.isEmpty:
      kinds = subjects.flatMap { subject in objects.map { .forbid(in: .init(subject), code: $0) } }
    case "exempt" where !subjects.isEmpty:
      kinds = subjects.flatMap { subject in objects.map { .exempt(.init(subject), requirement: $0) } }
    case "require" where subjects.isEmpty:
      kinds = objects.map { .require(feature: $0) }
    case "toolchain" where subjects.isEmpty:
      kinds = objects.map { .toolchain(module: $0) }
    default:
      throw error(
        "a rule starts with `allow MODULES:`, `forbid MODULES:`, `exempt MODULES:`, `require:` or `toolchain:`")
    }
    return kinds.map { Rule(kind: $0, reason: reason, line: number) }
  }

  private static func list(_ text: Substring) -> [String] {
    text.split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return self[first...last]
  }
}
