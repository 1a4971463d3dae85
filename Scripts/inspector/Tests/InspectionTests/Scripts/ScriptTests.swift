import Foundation
import Testing

@testable import Inspection

/// Runs the scripts of this repository in a small repository.
@Suite("The scripts")
struct ScriptTests {
  private let repository: SampleRepository
  private static let scripts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    .standardizedFileURL

  init() throws {
    repository = try SampleRepository()
  }

  /// Copies a script into the small repository, and runs it there.
  private func run(_ script: String, _ arguments: String...) throws -> Command.Result {
    let copy = repository.folder.url.appending(path: "Scripts/\(script)")
    if !FileManager.default.fileExists(atPath: copy.path) {
      try FileManager.default.copyItem(at: Self.scripts.appending(path: script), to: copy)
    }
    return try Command([copy.path] + arguments).run()
  }

  @Test("After Scripts/refresh, a build notices a file that was added to a dependency")
  func addedFileIsSeen() throws {
    try repository.build("Core", "Shop")
    let shop = repository.folder.url.appending(path: "Packages/Shop").path
    #expect(try run("refresh", shop).status == 0)
    #expect(try Command("swift", "build", "--package-path", shop).run().status == 0)

    try repository.write(
      "Packages/Core/Sources/Core/Price.swift", "public struct Price: Sendable { public init() {} }\n")
    try repository.write("Packages/Shop/Sources/Shop/Shop.swift", "import Core\nlet price = Price()\n")
    #expect(try Command("swift", "build", "--package-path", shop).run().status != 0, "SwiftPM needs no help anymore")

    #expect(try run("refresh", shop).status == 0)
    let build = try Command("swift", "build", "--package-path", shop).run()
    #expect(build.status == 0, "\(build.output)")
  }

  @Test("Scripts/check format fails for a file with a wrong format")
  func unformattedFile() throws {
    let style = Self.scripts.deletingLastPathComponent().appending(path: ".swift-format")
    try repository.write(".swift-format", try String(contentsOf: style, encoding: .utf8))
    #expect(try run("check", "format").errors.contains("Sources/Shop/Shop.swift") == false)

    try repository.write("Packages/Shop/Sources/Shop/Shop.swift", "import Core\nlet   item = Item()\n")

    let check = try run("check", "format")
    #expect(check.status == 1)
    #expect(check.errors.contains("Sources/Shop/Shop.swift:2"))
  }

  @Test("The check of generated sources fails for an outdated source, and shows the difference")
  func outdatedGeneratedSource() throws {
    let style = Self.scripts.deletingLastPathComponent().appending(path: ".swift-format")
    try repository.write(".swift-format", try String(contentsOf: style, encoding: .utf8))
    let package = repository.folder.url.appending(path: "Packages/Reactive")
    try FileManager.default.createDirectory(
      at: package.appending(path: "Sources/Reactive"), withIntermediateDirectories: true)
    let script = "../Packages/Reactive/Scripts/generate"
    try repository.write("Packages/Reactive/Scripts/note", "")
    try repository.write("Packages/Web/Script/page.js", "let a = 1\n")
    try repository.write("Apps/shop/Serve/Page/index.html", "<p>Shop</p>\n")
    #expect(try run(script).status == 0)
    #expect(try run("page").status == 0)
    #expect(try run("check", "generated").status == 0)

    try repository.write("Apps/shop/Serve/Page/index.html", "<p>Changed</p>\n")
    let page = try run("check", "generated")
    #expect(page.status == 1)
    #expect(page.output.contains("+        <p>Changed</p>"))

    try repository.write("Packages/Reactive/Sources/Reactive/Generated/zip2.swift", "// changed\n")
    let operators = try run("check", "generated")
    #expect(operators.status == 1)
    #expect(operators.output.contains("-// changed"))
  }

  @Test("The checks fail for an outdated graph and for an unlisted article")
  func outdatedDocuments() throws {
    try repository.writeManifest(of: "Core")
    try repository.write("Packages/Core/README.md", "<!-- graph:begin -->\n<!-- graph:end -->\n")
    try repository.write("Packages/Core/Sources/Core/Core.docc/Core.md", "# ``Core``\n")
    let program = Self.scripts.appending(path: "inspector/.build/debug/inspector").path
    func inspect(_ arguments: String...) throws -> Int32 {
      try Command([program, repository.folder.url.path] + arguments).run().status
    }
    #expect(try [inspect("graph", "--check"), inspect("graph"), inspect("graph", "--check")] == [1, 0, 0])
    #expect(try inspect("catalogs") == 0)

    try repository.write("Packages/Core/Sources/Core/Core.docc/Items.md", "# Items\n")

    #expect(try inspect("catalogs") == 1)
  }

  @Test("Scripts/take-out fails for an unknown package or a folder that is not empty")
  func takeOutRefusals() throws {
    let shop = repository.folder.url.appending(path: "Packages/Shop").path
    #expect(try run("take-out", "Reactive", shop).status == 64)
    #expect(try run("take-out", "Shop", shop + "2").errors.contains("no such package: Shop"))
  }
}
