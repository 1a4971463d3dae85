package import Foundation

/// A Swift compiler that finds the built modules of a package.
package struct Compiler: Sendable {
  private let arguments: [String]
  /// The compiler arguments with the folder of the package's modules and the module maps of its C modules.
  private let imports: [String]
  /// The names, sizes and dates of the modules that the package has built, and the compiler's version.
  private let state: [String]

  /// - Parameter package: a package that was built in its own folder. The compiler therefore finds only modules of this
  ///   package and of its dependencies.
  package init(_ package: Package, features: [String]) throws(InspectorError) {
    let build = package.folder.appending(path: ".build")
    guard let plan = try? Data(contentsOf: build.appending(path: "debug.yaml")) else {
      throw InspectorError(
        "\(package.name) was not built. Run `swift build --package-path \(package.folder.path)` first")
    }
    imports =
      ["-I", build.appending(path: "debug/Modules").path]
      + Self.moduleMaps(in: String(decoding: plan, as: UTF8.self)).flatMap { ["-Xcc", $0] }
    state = [Self.version] + Self.modules(in: build.appending(path: "debug/Modules"))
    // Uses -emit-sil, because -typecheck does not check values that are sent between actors.
    arguments =
      ["swiftc", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"]
      + imports + features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// Returns the compiler's arguments for the C modules of a package, from SwiftPM's build plan.
  private static func moduleMaps(in plan: String) -> [String] {
    Set(plan.matches(of: #/"(-fmodule-map-file=[^"]+)"/#).map { String($0.output.1) }).sorted()
  }

  /// The output of `swiftc --version`.
  private static let version = (try? Command("swiftc", "--version").run().output) ?? ""

  /// Returns the name, size and date of each module in a folder, except for test modules, which no probe imports.
  private static func modules(in folder: URL) -> [String] {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
    return (files ?? []).filter { $0.lastPathComponent.hasSuffix(".swiftmodule") }
      .filter { !$0.lastPathComponent.hasSuffix("Tests.swiftmodule") }
      .map { file in
        let values = try? file.resourceValues(forKeys: keys)
        let date = values?.contentModificationDate?.timeIntervalSinceReferenceDate ?? 0
        return "\(file.lastPathComponent) \(values?.fileSize ?? 0) \(date)"
      }.sorted()
  }

  /// Returns the compiler's errors in a file.
  package func errors(in source: String, cache: ResultCache) throws(InspectorError) -> [Diagnostic] {
    try cache.value(for: arguments + state + [source]) { () throws(InspectorError) in try compile(source) }
  }

  private func compile(_ source: String) throws(InspectorError) -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "inspector-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Probe.swift")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(source.utf8).write(to: file)
    } catch {
      throw InspectorError("Cannot write \(file.path): \(error)")
    }
    let result = try Command(arguments + [file.path]).run()
    let errors = result.errors.split(separator: "\n").compactMap { Diagnostic($0, in: file.path) }
    if result.status != 0 && errors.isEmpty {
      throw InspectorError("The compiler failed without an error in the file:\n\(result.errors)")
    }
    return errors
  }

  /// Returns the symbol graphs of a module as JSON: one for the module, and one for each module that it extends.
  package func symbolGraphs(of module: String) throws(InspectorError) -> [Data] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "inspector-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let result = try Command(
        [
          "swift", "symbolgraph-extract", "-module-name", module, "-target", try Self.target(), "-output-dir",
          folder.path,
        ]
          + ["-minimum-access-level", "public", "-skip-synthesized-members"] + imports
      ).run()
      guard result.status == 0 else {
        throw InspectorError(
          "Cannot read the symbols of \(module). Build its package first.\n"
            + result.errors.prefix { $0 != "\n" })
      }
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      return try files.sorted { $0.path < $1.path }.map { try Data(contentsOf: $0) }
    } catch let error as InspectorError {
      throw error
    } catch {
      throw InspectorError("Cannot read \(folder.path): \(error)")
    }
  }

  /// Returns the target triple of the platform, for `swift symbolgraph-extract`.
  private static func target() throws(InspectorError) -> String {
    let info = try Command("swift", "-print-target-info").run().output
    guard let triple = info.firstMatch(of: #/"triple": "([^"]+)"/#)?.output.1 else {
      throw InspectorError("`swift -print-target-info` does not print the target:\n\(info)")
    }
    return String(triple)
  }

  package struct Diagnostic: Codable, Equatable, Sendable {
    package var line: Int
    package var text: String

    /// Parses `FILE:3:8: error: TEXT`.
    fileprivate init?(_ output: Substring, in file: String) {
      guard output.hasPrefix(file + ":") else { return nil }
      let parts = output.dropFirst(file.count + 1).split(separator: ":", maxSplits: 3)
      guard parts.count == 4, let line = Int(parts[0]), parts[2] == " error" else { return nil }
      self.line = line
      text = String(parts[3].dropFirst())
    }
  }

  /// Returns the modules that `files` import in active branches of `#if`, according to the compiler.
  package static func imports(
    of files: [URL], module: String, cache: ResultCache
  ) throws(InspectorError) -> Set<String> {
    let sources = files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
    return try cache.value(for: [version, module] + files.map(\.path) + sources) { () throws(InspectorError) in
      try scanImports(of: files, module: module)
    }
  }

  private static func scanImports(of files: [URL], module: String) throws(InspectorError) -> Set<String> {
    let result = try Command(
      ["swiftc", "-emit-imported-modules", "-swift-version", "6", "-module-name", module, "-o", "-"]
        + files.map(\.path)
    ).run()
    guard result.status == 0 else {
      throw InspectorError("swiftc cannot read the sources of \(module):\n\(result.errors)")
    }
    return Set(result.output.split(separator: "\n").map(String.init))
  }
}
