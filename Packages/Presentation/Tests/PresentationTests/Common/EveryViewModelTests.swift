import Foundation
import Testing

/// Checks that every view model in the sources is tested against every law.
@Suite("The coverage of view models by ViewModelLaw") struct EveryViewModelTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The names of all types that conform to `ViewModelType` in the sources.
  private static let viewModels: [String] = {
    let declarations = sources(under: "Sources/Presentation").flatMap { text in
      text.matches(of: /(?:struct|class|enum|actor|extension)\s+(\w+)[^{\n]*:[^{\n]*\bViewModelType\b/)
        .map { String($0.output.1) }
    }
    return declarations.sorted()
  }()

  @Test("The test finds view models in the sources")
  func viewModelsAreFound() {
    #expect(Self.viewModels.count >= 13)
    #expect(Set(Self.viewModels).count == Self.viewModels.count)
  }

  @Test("Each view model has a scenario and is tested against every law", arguments: viewModels)
  func everyViewModelHasScenario(viewModel: String) throws {
    let tests = Self.sources(under: "Tests/PresentationTests").joined(separator: "\n")
    let scenarios = tests.matches(of: /struct (\w+): ViewModelScenario \{[\s\S]*?(?:var|let) viewModel: (\w+)/)
      .filter { $0.output.2 == viewModel }
    try #require(!scenarios.isEmpty, "\(viewModel) has no ViewModelScenario")
    let tried = scenarios.contains { scenario in
      tests.contains(
        try! Regex(
          "ViewModelLaw\\.allCases\\)\\s*func \\w+\\(law: ViewModelLaw\\)[^}]*law\\.check\\(\(scenario.output.1)\\.self\\)"
        ))
    }
    #expect(tried, "no test checks \(viewModel) against ViewModelLaw.allCases")
  }

  private static func sources(under folder: String) -> [String] {
    let files = FileManager.default.enumerator(at: package.appending(path: folder), includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
}
