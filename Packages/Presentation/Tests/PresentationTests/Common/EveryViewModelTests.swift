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

  private static let tests = sources(under: "Tests/PresentationTests").joined(separator: "\n")

  /// All scenarios in the tests, and their view models.
  private static let scenarios =
    tests.matches(of: /struct (\w+): ViewModelScenario \{[\s\S]*?(?:var|let) viewModel: (\w+)/)
    .map { (name: String($0.output.1), viewModel: String($0.output.2)) }

  /// The scenarios that a test checks against every law.
  private static let checkedScenarios = Set(
    tests.matches(
      of: /ViewModelLaw\.allCases\)\s*func \w+\(law: ViewModelLaw\)[^}]*law\.check\((\w+)\.self\)/
    )
    .map { String($0.output.1) })

  @Test("The test finds view models in the sources")
  func viewModelsAreFound() {
    #expect(Self.viewModels.count >= 13)
    #expect(Set(Self.viewModels).count == Self.viewModels.count)
  }

  @Test("Each view model has a scenario and is tested against every law", arguments: viewModels)
  func everyViewModelHasScenario(viewModel: String) throws {
    let scenarios = Self.scenarios.filter { $0.viewModel == viewModel }
    try #require(!scenarios.isEmpty, "\(viewModel) has no ViewModelScenario")
    let isChecked = scenarios.contains { Self.checkedScenarios.contains($0.name) }
    #expect(isChecked, "no test checks \(viewModel) against ViewModelLaw.allCases")
  }

  private static func sources(under folder: String) -> [String] {
    let files = FileManager.default.enumerator(at: package.appending(path: folder), includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }
}
