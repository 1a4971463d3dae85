import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The selection of photos") struct PhotoSelectionTests {
  private let fixture = PhotosFixture([.editorial: Photo.fixtures(1...4)], liked: [.fixture("photo-2")])
  private let toggle = PublishRelay<PhotoItem>()
  private let clear = PublishRelay<Void>()
  private let like = PublishRelay<Void>()
  private let save = PublishRelay<DownloadDestination>()
  private let share = PublishRelay<Void>()
  private let open = PublishRelay<Void>()
  private let undo = PublishRelay<Void>()

  private func selection() -> Driver<PhotoSelection> {
    fixture.selection().transform(input: .init(toggle: ControlEvent(toggle), clear: ControlEvent(clear))).selection
  }

  /// Returns the output of the actions while photo 4 is shown.
  private func actions(on selection: Driver<PhotoSelection>) -> PhotoActionsViewModel.Output {
    fixture.actions().transform(
      input: .init(
        photo: .just(PhotoDetail(of: .fixture("photo-4"))), selection: selection, toggleLike: ControlEvent(like),
        download: ControlEvent(save), share: ControlEvent(share), openPage: ControlEvent(open)))
  }

  private func select(_ numbers: Int...) {
    for number in numbers { toggle.accept(.fixture("photo-\(number)")) }
  }

  @Test("Photos can be selected and deselected, and the selection can be cleared") func selectionChanges() {
    let selection = Listener(selection())
    select(2, 1)
    #expect(selection.last?.items.map(\.id.value) == ["photo-2", "photo-1"])
    #expect(selection.last?.text == "2 selected")
    select(2)
    #expect(selection.last?.ids == [Photo.fixture("photo-1").id])
    clear.accept(())
    #expect(selection.last?.isEmpty == true)
    #expect(selection.last?.text == "")
  }

  @Test("The like key likes all selected photos, or unlikes them if all are already liked")
  func likeAppliesToAll() async {
    let selection = selection()
    let output = actions(on: selection)
    let changes = Listener(output.likeChanges)
    let (selected, activity) = (Listener(selection), Listener(output.activity))
    select(1, 2, 3)
    like.accept(())
    await settle()
    like.accept(())
    await settle()
    #expect(changes.values.map(\.text) == ["Liked: 2 photos", "Unliked: 3 photos"])
    clear.accept(())
    like.accept(())
    await settle()
    #expect(changes.last?.id == Photo.fixture("photo-4").id, "without a selection, the shown photo is liked")
    withExtendedLifetime((selected, activity)) {}
  }

  @Test("One undo removes the likes that a selection added, but not an earlier like") func undoOfSelection() async {
    let selection = selection()
    let output = actions(on: selection)
    let undone = fixture.undo().transform(
      input: .init(changes: output.likeChanges.asObservable().compactMap(\.undoable), undo: ControlEvent(undo)))
    let messages = Listener(undone.messages)
    let parts = (Listener(selection), Listener(output.activity), Listener(undone.canUndo))
    let list = Listener(fixture.list(firstPage: PageRequest(size: 10)).transform(input: .init()).photos)
    select(1, 2, 3)
    like.accept(())
    await settle()
    undo.accept(())
    await settle()
    #expect(messages.values == ["Undone: 2 likes"])
    #expect(list.last?.items.loaded.filter(\.isLiked).map(\.id.value) == ["photo-2"])
    withExtendedLifetime(parts) {}
  }

  @Test("If one of several likes fails, the likes before it can be undone") func failureInBetween() async {
    let selection = selection()
    let output = actions(on: selection)
    let changes = Listener(output.likeChanges)
    let parts = (Listener(selection), Listener(output.activity))
    fixture.likes.onLike.handle { id throws(RepositoryError) in
      if id.value == "photo-3" { throw .storage(.full(path: "/likes")) }
    }
    select(1, 3)
    like.accept(())
    await settle()
    #expect(changes.values.map(\.undoable) == [.liked([.fixture("photo-1")])])
    withExtendedLifetime(parts) {}
  }

  @Test("Save, share and open apply to all selected photos") func otherActionsApplyToAll() async {
    let selection = selection()
    let output = actions(on: selection)
    let (messages, shared, opened) = (
      Listener(fixture.queue.messages), Listener(output.shared), Listener(output.openedPage)
    )
    let parts = (Listener(selection), Listener(output.activity))
    select(1, 3)
    save.accept(DownloadDestination(path: "/pictures"))
    await settle()
    #expect(fixture.downloader.onDownload.calls.count == 2)
    #expect(messages.values == ["Saved 2 photos in /pictures"])
    share.accept(())
    #expect(shared.values == ["http://photos.invalid/photo-1\nhttp://photos.invalid/photo-3"])
    open.accept(())
    #expect(opened.values == ["http://photos.invalid/photo-1", "http://photos.invalid/photo-3"])
    withExtendedLifetime(parts) {}
  }
}

/// A scenario: photos are selected and deselected, and the selection is cleared.
struct PhotoSelectionScenario: ViewModelScenario {
  let fixture = PhotosFixture()
  let toggle = PublishRelay<PhotoItem>()
  let clear = PublishRelay<Void>()

  var viewModel: PhotoSelectionViewModel { fixture.selection() }
  var input: PhotoSelectionViewModel.Input { .init(toggle: ControlEvent(toggle), clear: ControlEvent(clear)) }

  func outputs(of output: PhotoSelectionViewModel.Output) -> [ObservedOutput] {
    [ObservedOutput("selection", output.selection)]
  }

  func perform() async {
    for number in [1, 2, 1] { toggle.accept(.fixture("photo-\(number)")) }
    clear.accept(())
    await settle()
  }

  var requestCount: Int { fixture.requestCount }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [fixture, toggle, clear] }
}
