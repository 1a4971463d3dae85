/// Looks for code that the table forbids.
package struct CodeCheck: Sendable {
  private var forbidden: [(modules: Rule.Pattern, code: String, pattern: CodePattern, reason: String)] = []

  package init(_ table: BoundaryTable) {
    for rule in table.rules {
      if case .forbid(let modules, let code) = rule.kind {
        forbidden.append((modules, code, CodePattern(code), rule.reason))
      }
    }
  }

  package func findings(in module: Module) -> [Finding] {
    forbidden.filter { $0.modules.matches(module.name) }.flatMap { rule in
      module.files.flatMap { file in
        rule.pattern.lines(in: file.tokens).map {
          Finding(file.path, $0, "\(rule.code) is forbidden in \(module.name): \(rule.reason)")
        }
      }
    }
  }
}
