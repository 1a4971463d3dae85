import Domain
import DomainTesting
import Foundation
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Synchronization
import Testing

@MainActor
@Suite("Undo") struct UndoViewModelTests {
  private let fixture = PhotosFixture([.editorial: Photo.fixtures(1...3)], liked: [.fixture("photo-3")])
  private let toggle = PublishRelay<PhotoItem>()
  private let undo = PublishRelay<Void>()

  /// Returns the states of a list, and the output of a view model that undoes the changes of the list.
  private func output() -> (UndoViewModel.Output, Listener<ListState<PhotoItems>>) {
    let list = fixture.list(firstPage: PageRequest(size: 10))
      .transform(input: .init(toggleLike: ControlEvent(toggle)))
    let output = fixture.undo().transform(
      input: .init(changes: list.likeChanges.asObservable().compactMap(\.undoable), undo: ControlEvent(undo)))
    return (output, Listener(list.photos))
  }

  nonisolated private func state(of likes: FakeLikesRepository) async throws -> [LikedPhoto] {
    for try await state in likes.likes(limit: nil) { return state }
    return []
  }

  private func liked(_ list: Listener<ListState<PhotoItems>>) -> [String] {
    list.last?.items.loaded.filter(\.isLiked).map(\.id.value) ?? []
  }

  @Test("Undo reverts likes and unlikes, latest first")
  func lastChangeIsUndoneFirst() async {
    let (output, list) = output()
    let canUndo = Listener(output.canUndo)
    let messages = Listener(output.messages)
    await settle()
    #expect(canUndo.values == [false])
    toggle.accept(.fixture("photo-1"))
    toggle.accept(.fixture("photo-3", isLiked: true))
    await settle()
    #expect(liked(list) == ["photo-1"])
    #expect(canUndo.values == [false, true])
    undo.accept(())
    await settle()
    #expect(liked(list) == ["photo-1", "photo-3"])
    undo.accept(())
    await settle()
    #expect(liked(list) == ["photo-3"])
    #expect(messages.values == ["Undone: unlike of Untitled", "Undone: like of Untitled"])
    #expect(canUndo.values == [false, true, false])
  }

  @Test("Undo restores removed likes with their original dates and in their original order")
  func restoredLikesHaveTheirPlaces() async throws {
    let seconds = Mutex(0.0)
    let fixture = PhotosFixture(now: {
      seconds.withLock {
        $0 += 1
        return Date(timeIntervalSince1970: $0)
      }
    })
    for number in [2, 4, 1] { _ = try await fixture.likes.like(.fixture("photo-\(number)")) }
    let before = try await state(of: fixture.likes)
    let list = fixture.liked().transform(input: .init(toggleLike: ControlEvent(toggle)))
    let output = fixture.undo().transform(
      input: .init(changes: list.likeChanges.asObservable().compactMap(\.undoable), undo: ControlEvent(undo)))
    let listeners = (Listener(output.canUndo), Listener(list.photos))
    await settle()
    for number in [4, 2] { toggle.accept(.fixture("photo-\(number)", isLiked: true)) }
    await settle()
    #expect(try await state(of: fixture.likes).map(\.id.value) == ["photo-1"])
    for _ in 1...2 { undo.accept(()) }
    await settle()
    #expect(try await state(of: fixture.likes) == before)
    withExtendedLifetime(listeners) {}
  }

  @Test("Each of several quick presses undoes one change, and further presses do nothing")
  func quickUndos() async {
    let (output, list) = output()
    let messages = Listener(output.messages)
    let canUndo = Listener(output.canUndo)
    await settle()
    for number in 1...2 { toggle.accept(.fixture("photo-\(number)")) }
    await settle()
    for _ in 1...4 { undo.accept(()) }
    await settle()
    #expect(liked(list) == ["photo-3"])
    #expect(messages.values.count == 2)
    withExtendedLifetime(canUndo) {}
  }

  @Test("Undo restores a removed search")
  func removedSearchIsRestored() async throws {
    let changes = PublishRelay<UndoableChange>()
    try await fixture.searches.add(try #require(SearchQuery("alps")))
    try await fixture.searches.remove("alps")
    let output = fixture.undo().transform(
      input: .init(changes: changes.asObservable(), undo: ControlEvent(undo)))
    let canUndo = Listener(output.canUndo)
    changes.accept(.removedSearch("alps"))
    undo.accept(())
    await settle()
    #expect(fixture.searches.onAdd.calls.map(\.text) == ["alps", "alps"])
    withExtendedLifetime(canUndo) {}
  }

  @Test("A failed undo shows the reason")
  func failedUndo() async {
    let (output, list) = output()
    let failures = Listener(output.failures)
    let canUndo = Listener(output.canUndo)
    await settle()
    toggle.accept(.fixture("photo-1"))
    await settle()
    fixture.likes.onUnlike.fail(with: .storage(.busy(path: "/likes")))
    undo.accept(())
    await settle()
    #expect(failures.values.map(\.error) == [.storage(.busy(path: "/likes"))])
    #expect(liked(list) == ["photo-1", "photo-3"])
    withExtendedLifetime(canUndo) {}
  }
}

/// A scenario: a like, an unlike and a removed search are undone, and an undo fails.
struct UndoScenario: ViewModelScenario {
  let fixture = PhotosFixture(liked: [.fixture("photo-1")])
  let changes = PublishRelay<UndoableChange>()
  let undo = PublishRelay<Void>()

  var viewModel: UndoViewModel { fixture.undo() }
  var input: UndoViewModel.Input { .init(changes: changes.asObservable(), undo: ControlEvent(undo)) }

  func outputs(of output: UndoViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("canUndo", output.canUndo), ObservedOutput("messages", output.messages),
      ObservedOutput("failures", output.failures),
    ]
  }

  func perform() async {
    let all: [UndoableChange] = [
      .liked([.fixture("photo-1", isLiked: true)]), .unliked([LikedPhoto(photo: .fixture("photo-2"), likedAt: .now)]),
      .removedSearch("alps"),
    ]
    for change in all { changes.accept(change) }
    for _ in all {
      undo.accept(())
      await settle()
    }
    fixture.likes.onUnlike.fail(with: .storage(.busy(path: "/likes")))
    changes.accept(all[0])
    undo.accept(())
    await settle()
  }

  var requestCount: Int { fixture.requestCount }
  var activeCount: Int { fixture.likes.observers }
  var parts: [AnyObject] { [fixture, changes, undo] }
}
