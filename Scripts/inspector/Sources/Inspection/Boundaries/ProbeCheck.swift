import Synchronization

/// A check that the marked lines of the probes are rejected, and that the unmarked lines pass.
package struct ProbeCheck: Sendable {
  package var probes: [Probe]

  package init(_ probes: [Probe]) {
    self.probes = probes
  }

  /// Returns the marked lines that the table allows, and the unmarked lines that it forbids.
  package func tableFindings(_ table: BoundaryTable, modules: [Module]) -> [Finding] {
    let check = TableCheck(table)
    return places.flatMap { probe, place -> [Finding] in
      guard let module = modules.first(where: { $0.name == place.module }) else {
        return [Finding(probe.path, 1, "no such module: \(place.module)")]
      }
      let file = SourceFile(path: probe.path, text: probe.twin)
      let twin = check.findings(in: file, at: place, of: module).map {
        Finding($0.path, $0.line, "the table forbids an unmarked line: \($0.text)")
      }
      let missed = probe.trials.filter { $0.judge == .table && !check.refuses($0, at: place, in: module) }.map {
        Finding(probe.path, $0.line, "the table does not refuse this in \(place.module): \($0.expected)")
      }
      return twin + missed
    }
  }

  /// Returns whether a probe notices that `table` lacks a `forbid` rule for `code`. A probe notices this if the table
  /// allows a line that contains the code and is marked as forbidden.
  package func notice(lackOf code: String, in pattern: Rule.Pattern, _ table: BoundaryTable, modules: [Module]) -> Bool
  {
    let check = TableCheck(table)
    let forbidden = CodePattern(code)
    return places.contains { probe, place in
      guard let module = modules.first(where: { $0.name == place.module }),
        pattern.matches(module.name, file: place.file ?? "")
      else { return false }
      return probe.trials.contains { trial in
        trial.judge == .table && forbidden.lines(in: trial.file.tokens).contains(trial.line)
          && !check.refuses(trial, at: place, in: module)
      }
    }
  }

  /// Returns the marked lines that the compiler accepts, and the unmarked lines that it rejects.
  ///
  /// - Parameter progress: receives the number of compiled sources and the number of all sources.
  package func compilerFindings(
    _ table: BoundaryTable, repository: Repository, cache: ResultCache,
    progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(InspectorError) -> [Finding] {
    var jobs: [(probe: Probe, trial: Probe.Trial?, compiler: Compiler)] = []
    for (probe, place) in places {
      let trials = probe.trials.filter { $0.judge == .compiler }
      guard !trials.isEmpty, let package = repository.package(holding: place.module) else { continue }
      let compiler = try Compiler(package, features: table.requiredFeatures)
      jobs += ([nil] + trials).map { (probe, $0, compiler) }
    }
    let done = Mutex(0)
    let total = jobs.count
    return try concurrently(jobs) { job throws(InspectorError) in
      let errors = try job.compiler.errors(in: job.trial?.source ?? job.probe.twin, cache: cache)
      progress(
        done.withLock {
          $0 += 1
          return $0
        }, total)
      return Self.judge(errors, of: job.trial, in: job.probe)
    }.flatMap(\.self)
  }

  /// Every probe, paired with each module or file that the probe names.
  private var places: [(Probe, Probe.Place)] {
    probes.flatMap { probe in probe.places.map { (probe, $0) } }
  }

  private static func judge(_ errors: [Compiler.Diagnostic], of trial: Probe.Trial?, in probe: Probe) -> [Finding] {
    let stray = errors.filter { $0.line != trial?.line }.map {
      Finding(probe.path, $0.line, "the compiler rejects an unmarked line: \($0.text)")
    }
    guard let trial, !errors.contains(where: { $0.line == trial.line && $0.text.contains(trial.expected) }) else {
      return stray
    }
    let said = errors.filter { $0.line == trial.line }.map(\.text)
    let instead = said.isEmpty ? "the compiler accepts this" : "the compiler says `\(said.joined(separator: "; "))`"
    return stray + [Finding(probe.path, trial.line, "\(instead) instead of `\(trial.expected)`")]
  }

  /// Returns a finding for each import between `layers` that no rule allows and that no probe contains.
  package func unprobedEdges(_ table: BoundaryTable, layers: [Module]) -> [Finding] {
    let edges = EdgeCheck(table)
    return layers.flatMap { module in
      let refused = probes.filter { $0.modules.contains(module.name) }.reduce(into: Set<String>()) {
        $0.formUnion($1.refusedImports)
      }
      return layers.filter {
        $0.name != module.name && !edges.allows($0.name, in: module.name) && !refused.contains($0.name)
      }.map { Finding("Scripts/probes", 1, "no probe shows that \(module.name) cannot import \($0.name)") }
    }
  }
}
