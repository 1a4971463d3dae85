/// A check for code that the table forbids.
package struct CodeCheck: Sendable {
  private var forbidden: [(places: Rule.Pattern, code: String, pattern: CodePattern, reason: String)] = []

  package init(_ table: BoundaryTable) {
    for rule in table.rules {
      if case .forbid(let places, let code) = rule.kind {
        forbidden.append((places, code, CodePattern(code), rule.reason))
      }
    }
  }

  package func findings(in module: Module) -> [Finding] {
    forbidden.filter { $0.places.matches(module.name) }.flatMap { rule in
      let place = rule.places.namesFiles ? rule.places.description : module.name
      return module.files.filter { rule.places.matches(module.name, file: $0.name) }.flatMap { file in
        rule.pattern.lines(in: file.tokens).map {
          Finding(file.path, $0, "\(rule.code) is forbidden in \(place): \(rule.reason)")
        }
      }
    }
  }
}
