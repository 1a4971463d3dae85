/// A check of one module against all rules of the table.
package struct TableCheck: Sendable {
  private let edges: EdgeCheck
  private let code: CodeCheck

  package init(_ table: BoundaryTable) {
    edges = EdgeCheck(table)
    code = CodeCheck(table)
  }

  package func findings(in module: Module) -> [Finding] {
    edges.findings(in: module) + code.findings(in: module)
  }

  /// Returns the findings for `file`, as if the file were at `place` in `module`.
  package func findings(in file: SourceFile, at place: Probe.Place, of module: Module) -> [Finding] {
    var file = file
    if let name = place.file { file.name = name }
    var module = module
    module.files = [file]
    return findings(in: module).filter { $0.path == file.path }
  }

  package func refuses(_ trial: Probe.Trial, at place: Probe.Place, in module: Module) -> Bool {
    findings(in: trial.file, at: place, of: module).contains {
      $0.line == trial.line && $0.text.contains(trial.expected)
    }
  }
}
