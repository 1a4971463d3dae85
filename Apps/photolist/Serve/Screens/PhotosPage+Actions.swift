import AppSupport
import Domain
import Presentation
import Reactive
import Web

/// The actions on photos, which are the same in lists and on the photo screen.
extension PhotosPage {
  /// Binds the actions to the controls of an element, and shows the results.
  ///
  /// - Parameters:
  ///   - photo: the photo that is shown, or the current photo of a list.
  ///   - choose: called with the value of an event before the action is performed, so that the event's photo becomes
  ///     the current photo. Does nothing by default, for an element that shows a single photo.
  func addActions(
    _ actions: PhotoActionsViewModel, to element: PageElement, on photo: Driver<PhotoDetail>,
    selection: SelectionControls, pictureFailure: Observable<Failure?> = .just(nil),
    choose: @escaping (JSON) -> Void = { _ in }, bag: DisposeBag
  ) {
    func action(_ name: String) -> ControlEvent<Void> {
      element.events(name) { value in choose(value) }
    }
    let output = actions.transform(
      input: .init(
        photo: photo, selection: selection.current, toggleLike: action("like"),
        download: ControlEvent(events: action("save").map { [unowned self] in downloads }),
        cancelDownload: element.tap("cancelSaving"), share: action("share"), openPage: action("openPage"),
        pictureFailure: pictureFailure))
    output.likeChanges.emit(onNext: { [unowned self] in show($0) }).disposed(by: bag)
    output.shared.emit(onNext: { [unowned self] in share($0) }).disposed(by: bag)
    output.openedPage.emit(onNext: { [unowned self] in openPage($0) }).disposed(by: bag)
    output.failures.emit(onNext: { [unowned self] in show($0) }).disposed(by: bag)
    output.activity
      .map { [strings] activity in
        [
          "status": activity.status?.json(strings) ?? nil,
          "progress": activity.download.progress.map { .number($0.fraction ?? -1) } ?? nil,
        ]
      }
      .drive(element.property("activity")).disposed(by: bag)
    selection.current.map { .string($0.text) }.drive(element.property("selected")).disposed(by: bag)
    element.tap("clearSelection").subscribe(onNext: { selection.clear.accept(()) }).disposed(by: bag)
  }
}
