package import Foundation

/// The check of `Scripts/check boundaries`, which compares modules and probes with the rules of the table.
package struct BoundaryCheck: Sendable {
  package var repository: Repository
  package var modules: [Module]
  package var probes: ProbeCheck
  package var table: BoundaryTable

  package init(repository: Repository, modules: [Module], probes: ProbeCheck, table: BoundaryTable) {
    self.repository = repository
    self.modules = modules
    self.probes = probes
    self.table = table
  }

  package static func load(_ repository: Repository, table: URL) throws(InspectorError) -> BoundaryCheck {
    let root = repository.root
    let targets = repository.packages.flatMap { package in package.manifest.targets.map { (package, $0) } }
    return BoundaryCheck(
      repository: repository,
      modules: try concurrently(targets) { (package, target) throws(InspectorError) in
        try Module.load(target, of: package, in: repository)
      },
      probes: ProbeCheck(
        try concurrently(Module.swiftFiles(in: root.appending(path: "Scripts/probes"))) { url throws(InspectorError) in
          try Probe.load(url, root: root)
        }),
      table: try BoundaryTable.load(from: table)
    )
  }

  /// Returns the findings of the checks that do not run the compiler.
  package func tableFindings() -> [Finding] {
    let check = TableCheck(table)
    return modules.flatMap(check.findings)
      + probes.tableFindings(table, modules: modules)
      + probes.unprobedEdges(table, layers: layers)
  }

  /// Returns the rules that can be removed without a finding: unused rules, and rules that no probe covers.
  ///
  /// Skips rules for required features: `compilerFindings` checks these rules with the compiler.
  package func idleRules() -> [Finding] {
    table.rules.indices.compactMap { index in
      var without = table
      let rule = without.rules.remove(at: index)
      guard !isNoticed(rule, without: without) else { return nil }
      return idleFinding(rule)
    }
  }

  private func isNoticed(_ rule: Rule, without table: BoundaryTable) -> Bool {
    switch rule.kind {
    case .allow(let from, let imported, let isPublic):
      let affected = modules.filter { from.matches($0.name) && $0.uses(imported) }
      let weaker =
        isPublic ? [Rule(kind: .allow(from: from, module: imported, isPublic: false), reason: "", line: 0)] : []
      let edges = EdgeCheck(BoundaryTable(rules: table.rules + weaker))
      return affected.contains { !edges.findings(in: $0).isEmpty }
    case .toolchain(let imported):
      let edges = EdgeCheck(table)
      return modules.contains { $0.uses(imported) && !edges.findings(in: $0).isEmpty }
    case .exempt(let pattern, _):
      let check = TableCheck(table)
      return modules.contains { pattern.matches($0.name) && !check.findings(in: $0).isEmpty }
    case .forbid(let pattern, let code):
      return probes.notice(lackOf: code, in: pattern, table, modules: modules)
    case .require:
      // `idleFeatures` checks these rules with the compiler.
      return true
    }
  }

  /// Returns the required features whose removal causes no finding in the probe `Features/FEATURE.swift`.
  private func idleFeatures(_ cache: ResultCache) throws(InspectorError) -> [Finding] {
    var idle: [Finding] = []
    for (index, rule) in table.rules.enumerated() {
      guard case .require(let feature) = rule.kind else { continue }
      var without = table
      without.rules.remove(at: index)
      let probe = ProbeCheck(probes.probes.filter { $0.path.hasSuffix("/Features/\(feature).swift") })
      if try probe.compilerFindings(without, repository: repository, cache: cache).isEmpty {
        idle.append(idleFinding(rule))
      }
    }
    return idle
  }

  private func idleFinding(_ rule: Rule) -> Finding {
    Finding("Scripts/boundaries", rule.line, "`\(rule)` can be removed without a finding")
  }

  /// Returns the findings of the checks that run the compiler. The packages must have been built.
  ///
  /// The compiler's results are cached in `.build/probes` until a probe, a module of its package, or the compiler
  /// changes.
  ///
  /// - Parameter progress: receives the number of compiled sources and the number of all sources of the probes.
  package func compilerFindings(
    progress: @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(InspectorError) -> [Finding] {
    let cache = ResultCache(folder: repository.root.appending(path: ".build/probes"))
    let findings =
      try importsMissedByScan(cache)
      + probes.compilerFindings(table, repository: repository, cache: cache, progress: progress) + idleFeatures(cache)
    cache.removeUnused()
    return findings
  }

  /// Returns imports that the compiler sees and the lexer missed.
  private func importsMissedByScan(_ cache: ResultCache) throws(InspectorError) -> [Finding] {
    let root = repository.root
    return try concurrently(modules.filter { !$0.files.isEmpty }) { module throws(InspectorError) in
      let files = module.files.map { root.appending(path: $0.path) }
      let scanned = Set(module.files.flatMap { $0.imports.map(\.module) })
      return try Compiler.imports(of: files, module: module.name, cache: cache).subtracting(scanned).map {
        Finding(module.manifest, 1, "\(module.name) imports \($0), which the lexer missed")
      }
    }.flatMap(\.self)
  }

  /// The modules of library products, without testing kits (`…Testing`, `…XCTest`).
  private var layers: [Module] {
    let offered = Set(repository.packages.flatMap { $0.manifest.products.flatMap(\.targets) })
    return modules.filter { module in
      module.kind == .regular && offered.contains(module.name)
        && !["Testing", "XCTest"].contains { module.name.hasSuffix($0) }
    }
  }
}

extension Module {
  fileprivate func uses(_ other: String) -> Bool {
    declared.contains(other) || files.contains { $0.imports.contains { $0.module == other } }
  }
}
