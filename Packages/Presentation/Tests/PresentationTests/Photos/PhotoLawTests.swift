import PresentationTesting
import Testing

@MainActor
@Suite struct PhotoLawTests {
  @Test(arguments: ViewModelLaw.allCases)
  func theListKeepsTheLaws(law: ViewModelLaw) async throws { try await law.check(PhotoListScenario.self) }
}
