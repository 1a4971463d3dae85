import PresentationTesting
import Testing

@MainActor
@Suite("The laws of the photo screens") struct PhotoLawTests {
  @Test("The photo list follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func listKeepsLaws(law: ViewModelLaw) async throws { try await law.check(PhotoListScenario.self) }

  @Test("The search follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func searchKeepsLaws(law: ViewModelLaw) async throws { try await law.check(PhotoSearchScenario.self) }

  @Test("The topics follow every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func topicsKeepLaws(law: ViewModelLaw) async throws { try await law.check(TopicListScenario.self) }

  @Test("The photo pager follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func pagerKeepsLaws(law: ViewModelLaw) async throws { try await law.check(PhotoPagerScenario.self) }

  @Test("The photo actions follow every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func actionsKeepLaws(law: ViewModelLaw) async throws { try await law.check(PhotoActionsScenario.self) }

  @Test("The source status follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func statusKeepsLaws(law: ViewModelLaw) async throws { try await law.check(SourceStatusScenario.self) }

  @Test("The selection follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func selectionKeepsLaws(law: ViewModelLaw) async throws { try await law.check(PhotoSelectionScenario.self) }

  @Test("The view model that goes to the end of a list follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func endKeepsLaws(law: ViewModelLaw) async throws { try await law.check(ListEndScenario.self) }

  @Test("The undo view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func undoKeepsLaws(law: ViewModelLaw) async throws { try await law.check(UndoScenario.self) }

  @Test("The likes follow every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func likesKeepLaws(law: ViewModelLaw) async throws { try await law.check(LikedPhotosScenario.self) }
}
