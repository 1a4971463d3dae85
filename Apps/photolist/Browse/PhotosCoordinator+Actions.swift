import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The controls for selecting photos in a list. A list shares its controls with the photo screens that are opened from
/// the list.
@MainActor
struct SelectionControls {
  let toggle = PublishRelay<PhotoItem>()
  let clear = PublishRelay<Void>()
  let current: Driver<PhotoSelection>

  init(_ viewModel: PhotoSelectionViewModel) {
    current =
      viewModel.transform(
        input: .init(
          toggle: ControlEvent(events: toggle.asObservable()), clear: ControlEvent(events: clear.asObservable()))
      ).selection
  }
}

/// A screen with a list whose photos can be selected.
@MainActor
protocol PhotoSelecting {
  var selection: SelectionControls { get }
}

/// The state of the actions on photos, for status lines and marks.
@MainActor
final class PhotoActionsState {
  fileprivate(set) var selection = PhotoSelection()
  fileprivate(set) var activity: PhotoActivity?
}

/// The commands for photos, which are the same in lists and on the photo screen.
extension PhotosCoordinator {
  /// Adds the commands that like, save, share, open and select photos, and shows their results.
  ///
  /// - Parameters:
  ///   - view: the view that gets the commands.
  ///   - photo: the photo that is shown, or the selected item of a list.
  ///   - item: returns the photo on which the commands act; nil if the photo is not loaded.
  ///   - onChange: called when the returned state has changed.
  /// - Returns: the state, which is updated until `bag` is disposed.
  func addActions(
    _ actions: PhotoActionsViewModel, to view: View, on photo: Driver<PhotoDetail>,
    item: @escaping () -> PhotoItem?, selection: SelectionControls,
    pictureFailure: Observable<Failure?> = .just(nil), bag: DisposeBag,
    onChange: @escaping (PhotoActionsState) -> Void
  ) -> PhotoActionsState {
    let state = PhotoActionsState()
    let strings = strings
    func command(
      _ title: String, _ action: KeyMap.Action, isHint: Bool, currentTitle: (() -> String)? = nil,
      isEnabled: (() -> Bool)? = nil
    ) -> ControlEvent<Void> {
      view.addCommand(
        title, keys: keys[action], isHint: isHint, currentTitle: currentTitle,
        isEnabled: isEnabled ?? { item() != nil || !state.selection.isEmpty })
    }
    let like = command(
      strings.likes.like, .like, isHint: true,
      currentTitle: {
        state.selection.isEmpty && item()?.isLiked == true ? strings.likes.unlike : strings.likes.like
      })
    let save = command(strings.downloads.save, .save, isHint: true)
    let share = command(strings.detail.share, .share, isHint: false)
    let openPage = command(strings.detail.openPage, .openPage, isHint: false)
    let cancel = command(
      strings.downloads.cancelSaving, .cancelSaving, isHint: true,
      isEnabled: { state.activity?.download.progress != nil })
    command(
      strings.photos.select, .select, isHint: false,
      currentTitle: {
        item().map { state.selection.ids.contains($0.id) } == true ? strings.photos.deselect : strings.photos.select
      }, isEnabled: { item() != nil }
    )
    .compactMap { item() }
    .subscribe(onNext: { selection.toggle.accept($0) }).disposed(by: bag)

    let output = actions.transform(
      input: .init(
        photo: photo, selection: selection.current, toggleLike: like,
        download: ControlEvent(events: save.map { [unowned self] in downloads }),
        cancelDownload: cancel, share: share, openPage: openPage, pictureFailure: pictureFailure))
    output.likeChanges.emit(onNext: { [unowned self] in show($0) }).disposed(by: bag)
    output.shared.emit(onNext: { [unowned self] in self.share($0) }).disposed(by: bag)
    output.openedPage.emit(onNext: { [unowned self] in showPage($0) }).disposed(by: bag)
    output.failures.emit(onNext: { [unowned self] in show($0) }).disposed(by: bag)
    selection.current
      .drive(onNext: {
        state.selection = $0
        onChange(state)
      })
      .disposed(by: bag)
    output.activity
      .drive(onNext: {
        state.activity = $0
        onChange(state)
      })
      .disposed(by: bag)
    return state
  }

  /// Adds the command that clears the selection.
  func addClear(_ selection: SelectionControls, to view: View, _ state: PhotoActionsState, bag: DisposeBag) {
    view.addCommand(
      strings.photos.clearSelection, keys: keys[.back], isHint: true, isEnabled: { !state.selection.isEmpty }
    )
    .subscribe(onNext: { selection.clear.accept(()) }).disposed(by: bag)
  }

  /// Returns the number of selected photos, followed by spaces; empty if no photo is selected.
  func count(of selection: PhotoSelection) -> StyledText {
    selection.isEmpty ? "" : StyledText(selection.text + "  ", theme.accent)
  }
}

extension KeyMap.Action {
  static let select = Self("select", .character(" "))
}
