/// A check for code that a `forbid` rule of the boundary table forbids.
package struct CodeCheck: Sendable {
  private var forbidden: [(places: Rule.Pattern, code: String, pattern: CodePattern, reason: String)] = []
  private var exempt: [(modules: Rule.Pattern, code: String)] = []

  package init(_ table: BoundaryTable) {
    for rule in table.rules {
      switch rule.kind {
      case .forbid(let places, let code): forbidden.append((places, code, CodePattern(code), rule.reason))
      case .exempt(let modules, let code): exempt.append((modules, code))
      default: break
      }
    }
  }

  package func findings(in module: Module) -> [Finding] {
    forbidden.filter { $0.places.matches(module.name) && !isExempt(module, from: $0.code) }.flatMap { rule in
      let place = rule.places.namesFiles ? rule.places.description : module.name
      return module.files.filter { rule.places.matches(module.name, file: $0.name) }.flatMap { file in
        rule.pattern.lines(in: file.tokens).map {
          Finding(file.path, $0, "\(rule.code) is forbidden in \(place): \(rule.reason)")
        }
      }
    }
  }

  private func isExempt(_ module: Module, from code: String) -> Bool {
    exempt.contains { $0.code == code && $0.modules.matches(module.name) }
  }
}
