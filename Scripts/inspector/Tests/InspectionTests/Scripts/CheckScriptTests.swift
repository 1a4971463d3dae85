import Foundation
import Testing

@testable import Inspection

/// Runs `Scripts/check` in a small repository. Stubs replace the compiler and most other scripts. A test can make a
/// stub fail.
@Suite("Scripts/check")
struct CheckScriptTests {
  private let folder: TemporaryFolder
  private static let scripts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
    .standardizedFileURL

  init() throws {
    folder = try TemporaryFolder()
    for script in ["check", "tutorials"] {
      try writeProgram(
        "Scripts/\(script)", try String(contentsOf: Self.scripts.appending(path: script), encoding: .utf8))
    }
    for script in ["setup", "build", "graph", "api"] { try writeProgram("Scripts/\(script)", "#!/bin/bash\n") }
    try writeProgram("Scripts/inspector/.build/debug/inspector", "#!/bin/bash\necho \"$2 checked\"\n")
    for package in ["Packages/Domain", "Packages/Data", "Packages/Presentation", "."] {
      try folder.write("\(package)/Package.swift", "// manifest\n")
      try folder.write("\(package)/Tests/CartTests/CartTests.swift", "// test\n")
    }
    try writeSwift("")
    try writeScaffold("")
    try folder.write(".gitignore", "bin\nlog\n")
    let git = ["git", "-C", folder.url.path, "-c", "user.name=a", "-c", "user.email=a@b.example"]
    for arguments in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "sample"]] {
      try #require(try Command(git + arguments).run().status == 0)
    }
  }

  private func writeProgram(_ path: String, _ text: String) throws {
    try folder.write(path, text)
    let file = folder.url.appending(path: path).path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
  }

  /// Writes a stub of `swift` that records its arguments.
  ///
  /// - Parameter branches: branches of a `case` statement over the arguments, which can print errors and fail.
  private func writeSwift(_ branches: String) throws {
    try writeProgram(
      "bin/swift",
      """
      #!/bin/bash
      echo "$*" >>"\(folder.url.path)/log"
      case "$*" in
      \(branches)
        *--skip-build*) echo 'UntranslatedStrings.swift: “TODO: New” is not translated'; exit 1 ;;
        test*) echo 'Test run with 2 tests in 1 suite passed' ;;
      esac
      """)
  }

  /// Writes a stub of `Scripts/new-feature` that adds a file and prints a changed line.
  ///
  /// - Parameter more: further commands of the stub.
  private func writeScaffold(_ more: String) throws {
    try writeProgram(
      "Scripts/new-feature",
      """
      #!/bin/bash
      cd "$(dirname "$0")/.."
      case "$1" in
        --remove) rm -f "$2.swift" ;;
        *) touch "$1.swift"; echo "$1.swift"; echo "Tables.swift: + .$1" ;;
      esac
      \(more)
      """)
  }

  private func check(_ name: String) throws -> Command.Result {
    let script = folder.url.appending(path: "Scripts/check").path
    return try Command("PATH=\(folder.url.path)/bin:/usr/bin:/bin", "\(script)", name).run()
  }

  private var log: String {
    get throws { try String(contentsOf: folder.url.appending(path: "log"), encoding: .utf8) }
  }

  /// Whether git finds no new or changed files.
  private var isClean: Bool {
    get throws { try Command("git", "-C", folder.url.path, "status", "--porcelain").run().output.isEmpty }
  }

  @Test("The files of Scripts/new-feature are built and tested in each package, and then removed")
  func scaffoldPasses() throws {
    let result = try check("new-feature")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("4 sources of four features build and pass"))
    for package in ["Packages/Domain", "Packages/Data", "Packages/Presentation", "."] {
      #expect(try log.contains("test --package-path \(folder.url.path)/\(package) --filter"))
    }
    #expect(try isClean)
  }

  @Test(
    "New features that have a wrong format, or fail in a package, are reported and removed",
    arguments: ["format*", "*/Domain?--filter*", "*/Data?--filter*", "*/Presentation?--filter*", "*/.?--filter*"])
  func failingScaffold(command: String) throws {
    try writeSwift("  \(command)) echo 'Scaffold.swift:1: error: broken' | tee /dev/stderr; exit 1 ;;")
    let result = try check("new-feature")
    #expect(result.status == 1)
    #expect(result.errors.contains("Scaffold.swift:1: error: broken"))
    #expect(try isClean)
  }

  @Test("A new feature that changes six existing files is reported")
  func manyChanges() throws {
    try writeScaffold("for i in 1 2 3 4 5; do echo \"File$i.swift: + line\"; done")
    let result = try check("new-feature")
    #expect(result.status == 1)
    #expect(result.errors.contains("6 existing files were changed, at most 5 are allowed"))
  }

  @Test("Tests that pass although a text is not translated are reported")
  func missedTranslation() throws {
    try writeSwift("  *--skip-build*) ;;")
    let result = try check("new-feature")
    #expect(result.status == 1)
    #expect(result.errors.contains("a Korean text that is not translated passes the tests"))
    #expect(try isClean)
  }

  @Test("A file that new-feature --remove does not delete is reported")
  func incompleteRemoval() throws {
    try writeScaffold("touch left-over.swift")
    let result = try check("new-feature")
    #expect(result.status == 1)
    #expect(result.errors.contains("--remove left changes"))
  }

  @Test("A package that does not pass its tests outside of the repository is reported")
  func failingPackage() throws {
    try writeProgram("Scripts/take-out", "#!/bin/bash\nmkdir -p \"$2\"\n")
    try writeSwift("")
    #expect(try check("take-out").status == 0)
    try writeSwift("  *Networking) echo 'error: broken'; exit 1 ;;")
    let result = try check("take-out")
    #expect(result.status == 1)
    #expect(result.errors.contains("take-out: Networking does not build or pass by itself"))
  }

  @Test("The checks stop at the first one that fails", arguments: ["all", "--quick"])
  func failingGraph(name: String) throws {
    try writeProgram("Packages/Reactive/Scripts/generate", "#!/bin/bash\n")
    try writeProgram("Scripts/page", "#!/bin/bash\n")
    #expect(try check(name).status == 0)
    try writeProgram("Scripts/graph", "#!/bin/bash\nexit 1\n")
    let result = try check(name)
    #expect(result.status == 1)
    #expect(result.output.contains("== graph\n"))
    #expect(!result.output.contains("== graph passed"))
    #expect(!result.output.contains("== catalogs"))
  }

  @Test(
    "A check fails if the inspector or the script that it runs fails",
    arguments: ["api", "boundaries", "table", "catalogs"])
  func failingInspector(name: String) throws {
    #expect(try check(name).status == 0)
    try writeProgram("Scripts/api", "#!/bin/bash\nexit 1\n")
    try writeProgram("Scripts/inspector/.build/debug/inspector", "#!/bin/bash\nexit 1\n")
    #expect(try check(name).status == 1)
  }

  // MARK: Tutorials

  private func writeArticle(_ text: String) throws {
    let catalog = "Packages/Presentation/Sources/Presentation/Presentation.docc"
    try folder.write("\(catalog)/YourFirstFeature.md", text)
    try folder.write("\(catalog)/StoredFeature.md", "# Stored\n\n    true\n")
    let git = ["git", "-C", folder.url.path, "-c", "user.name=a", "-c", "user.email=a@b.example"]
    for arguments in [["add", "-A"], ["commit", "-q", "-m", "article"]] {
      try #require(try Command(git + arguments).run().status == 0)
    }
  }

  @Test("The steps of a tutorial are run, and the files are restored afterwards")
  func tutorialIsRun() throws {
    try folder.write(
      "Packages/Domain/Sources/Domain/Cart.swift",
      "struct Cart {\n  static let size = 1\n  let name: String\n  let price: Int\n}\n")
    try writeArticle(
      """
      # First

          Scripts/new-feature Album --korean 앨범  # writes files

      A constant in `Cart.swift`:

      ```swift
      static let size = 2
      ```

      ```diff
      Cart.swift
      -  let name: String
      +  let name: Name
         let price: Int

      +  let count: Int
       }
      ```

          grep -q '^  let count: Int$' Packages/Domain/Sources/Domain/Cart.swift
          grep -q '^  let name: Name$' Packages/Domain/Sources/Domain/Cart.swift
          grep -q '^  static let size = 2$' Packages/Domain/Sources/Domain/Cart.swift && test -f Album.swift
          swift test
      """)
    let result = try check("tutorials")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try isClean)
  }

  @Test(
    "A step of a tutorial that does not work is reported with its line",
    arguments: [
      ("    false", "YourFirstFeature.md:3: `false` failed with status 1"),
      ("    swift test --filter Nothing", "`swift test --filter Nothing` runs no test"),
      ("In `Cart.swift`:\n\n```swift\nlet size = 2\n```", "0 files are called Cart.swift"),
      ("```diff\nShop.swift\n-let size = 1\n```", "Shop.swift has 2 places with the lines\nlet size = 1"),
      ("Nothing.", "YourFirstFeature.md contains no commands"),
    ])
  func brokenTutorial(step: String, message: String) throws {
    try writeSwift("  *Nothing*) echo 'warning: No matching test cases were run' ;;")
    try folder.write("Packages/Domain/Sources/Domain/Shop.swift", "let size = 1\nlet size = 1\n")
    try writeArticle("# First\n\n\(step)\n")
    let result = try check("tutorials")
    #expect(result.status != 0)
    #expect(result.errors.contains(message))
    #expect(try isClean)
  }
}
