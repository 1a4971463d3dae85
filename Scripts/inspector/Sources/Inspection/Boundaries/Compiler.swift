package import Foundation

/// The Swift compiler with the modules that a package has built.
package struct Compiler: Sendable {
  private let arguments: [String]

  /// - Parameter package: a package that was built in its own folder, so that the compiler finds only its modules.
  package init(_ package: Package, features: [String]) throws(InspectorError) {
    let build = package.folder.appending(path: ".build")
    guard let plan = try? Data(contentsOf: build.appending(path: "debug.yaml")) else {
      throw InspectorError(
        "\(package.name) was not built. Run `swift build --package-path \(package.folder.path)` first")
    }
    // -emit-sil instead of -typecheck, which does not check values that are sent between actors.
    arguments =
      ["swiftc", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors"]
      + ["-I", build.appending(path: "debug/Modules").path]
      + Self.moduleMaps(in: String(decoding: plan, as: UTF8.self)).flatMap { ["-Xcc", $0] }
      + features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// Returns the compiler's arguments for the C modules of a package, from SwiftPM's build plan.
  private static func moduleMaps(in plan: String) -> [String] {
    Set(plan.matches(of: #/"(-fmodule-map-file=[^"]+)"/#).map { String($0.output.1) }).sorted()
  }

  /// Returns the compiler's errors in a file.
  package func errors(in source: String) throws(InspectorError) -> [Diagnostic] {
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

  package struct Diagnostic: Equatable, Sendable {
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

  /// Returns the modules that the compiler sees imported in `files`, in the active branches of `#if`.
  package static func imports(of files: [URL], module: String) throws(InspectorError) -> Set<String> {
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
