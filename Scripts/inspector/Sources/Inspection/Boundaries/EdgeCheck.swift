/// A check of imports, declared dependencies and required features. An import or dependency that no rule allows is a
/// finding.
package struct EdgeCheck: Sendable {
  /// The modules that may import a module, keyed by the imported module.
  private var allowed: [String: [(from: Rule.Pattern, isPublic: Bool)]] = [:]
  private var toolchain: Set<String> = []
  private var required: [(feature: String, reason: String)] = []
  private var exempt: [(modules: Rule.Pattern, feature: String)] = []

  package init(_ table: BoundaryTable) {
    for rule in table.rules {
      switch rule.kind {
      case .allow(let from, let module, let isPublic): allowed[module, default: []].append((from, isPublic))
      case .toolchain(let module): toolchain.insert(module)
      case .require(let feature): required.append((feature, rule.reason))
      case .exempt(let modules, let feature): exempt.append((modules, feature))
      case .forbid: break
      }
    }
  }

  package func allows(_ imported: String, in module: String, publicly: Bool = false) -> Bool {
    allowed[imported, default: []].contains { $0.from.matches(module) && ($0.isPublic || !publicly) }
  }

  package func findings(in module: Module) -> [Finding] {
    guard module.kind != .system else { return [] }
    let imports = module.files.flatMap { file in
      file.imports.filter { $0.module != module.name }.flatMap { findings($0, in: file, of: module) }
    }
    let declared = module.declared.subtracting([module.name]).filter { !allows($0, in: module.name) }.map {
      Finding(module.manifest, 1, "\(module.name) declares \($0): no rule in Scripts/boundaries allows it")
    }
    let features = missingFeatures(of: module).map {
      Finding(module.manifest, 1, "\(module.name) does not enable \($0.feature): \($0.reason)")
    }
    return imports + declared + features
  }

  private func missingFeatures(of module: Module) -> [(feature: String, reason: String)] {
    let isSwift = !module.files.isEmpty
    return required.filter { required in
      isSwift && !module.features.contains(required.feature)
        && !exempt.contains { $0.feature == required.feature && $0.modules.matches(module.name) }
    }
  }

  private func findings(_ item: Import, in file: SourceFile, of module: Module) -> [Finding] {
    var problems: [String] = []
    if !allows(item.module, in: module.name) {
      problems.append("\(module.name) imports \(item.module): no rule in Scripts/boundaries allows it")
    } else if item.isPublic, !allows(item.module, in: module.name, publicly: true) {
      problems.append(
        "\(module.name) imports \(item.module) publicly, but Scripts/boundaries allows only internal imports")
    }
    if item.isExported {
      problems.append("\(module.name) re-exports \(item.module): modules that import \(module.name) would import both")
    }
    if !module.declared.contains(item.module), !toolchain.contains(item.module) {
      problems.append("\(module.name) imports \(item.module), but \(module.manifest) does not declare this dependency")
    }
    return problems.map { Finding(file.path, item.line, $0) }
  }
}
