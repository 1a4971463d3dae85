import Foundation

/// Compiles a few lines of Swift with the modules that these tests were built with.
struct Compiler {
  /// The folder of `Reactive.swiftmodule`.
  private let modules: URL

  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  /// Searches for the modules in the folders above the running test bundle.
  init() throws {
    let places = [CommandLine.arguments.first, Bundle.main.executablePath, Bundle.main.bundlePath].compactMap { $0 }
    for place in places {
      var folder = URL(fileURLWithPath: place).resolvingSymlinksInPath()
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        for candidate in [folder.appendingPathComponent("Modules"), folder]
        where FileManager.default.fileExists(atPath: candidate.appendingPathComponent("Reactive.swiftmodule").path) {
          modules = candidate
          return
        }
      }
    }
    throw Unavailable(description: "no Reactive.swiftmodule beside \(places)")
  }

  /// Compiles `source` in Swift 6 mode, which includes the check for data races. Returns the diagnostics, or an empty
  /// string if there are none.
  func diagnostics(of source: String, flags: [String] = []) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("reactive-probe-\(UUID()).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-parse-as-library", "-I", modules.path,
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "MemberImportVisibility",
      ] + flags + [file.path]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
