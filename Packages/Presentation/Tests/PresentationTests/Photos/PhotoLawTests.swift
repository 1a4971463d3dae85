import PresentationTesting
import Testing

@MainActor
@Suite struct PhotoLawTests {
  @Test(arguments: ViewModelLaw.allCases)
  func theListKeepsTheLaws(law: ViewModelLaw) async throws { try await law.check(PhotoListScenario.self) }

  @Test(arguments: ViewModelLaw.allCases)
  func theSearchKeepsTheLaws(law: ViewModelLaw) async throws { try await law.check(PhotoSearchScenario.self) }

  @Test(arguments: ViewModelLaw.allCases)
  func theTopicsKeepTheLaws(law: ViewModelLaw) async throws { try await law.check(TopicListScenario.self) }

  @Test(arguments: ViewModelLaw.allCases)
  func thePagerKeepsTheLaws(law: ViewModelLaw) async throws { try await law.check(PhotoPagerScenario.self) }

  @Test(arguments: ViewModelLaw.allCases)
  func theActionsKeepTheLaws(law: ViewModelLaw) async throws { try await law.check(PhotoActionsScenario.self) }

  @Test(arguments: ViewModelLaw.allCases)
  func theStatusKeepsTheLaws(law: ViewModelLaw) async throws { try await law.check(SourceStatusScenario.self) }

  @Test(arguments: ViewModelLaw.allCases)
  func theLikesKeepTheLaws(law: ViewModelLaw) async throws { try await law.check(LikedPhotosScenario.self) }
}
