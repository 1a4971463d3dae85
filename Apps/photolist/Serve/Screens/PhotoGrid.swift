import AppSupport
import Domain
import Presentation
import Reactive
import Web

/// The grid of a screen with photos: the items, the current photo, and the actions on the current photo.
@MainActor
final class PhotoGrid {
  let list: PageList<PhotoItems>
  let element: PageElement
  let selection: SelectionControls
  /// Emits when the user requests more photos, or scrolls near the end.
  let more: ControlEvent<Void>
  let select: ControlEvent<Photo.ID>
  private let requests = PublishRelay<Void>()
  private let opened = PublishRelay<Photo.ID>()
  private let shown = BehaviorRelay(value: ListState<PhotoItems>())
  private let current = BehaviorRelay<Photo.ID?>(value: nil)
  private let chosen = BehaviorRelay(value: PhotoSelection())
  private let bag = DisposeBag()

  init(_ app: CompositionRoot, on page: PhotosPage) {
    element = page.makeElement()
    selection = SelectionControls(app.photoSelection())
    let chosen = chosen
    list = PageList("photos", on: element) { [pictures = page.pictures] _, item in
      item.map { $0.json(pictures, isChosen: chosen.value.ids.contains($0.id)) } ?? .null
    }
    let requests = requests
    more = ControlEvent(events: Observable.merge(list.willDisplayLast.asObservable(), requests.asObservable()))
    select = ControlEvent(
      events: Observable.merge(element.events("open", Photo.ID.init).asObservable(), opened.asObservable()))
    bindActions(app, on: page)
  }

  private func bindActions(_ app: CompositionRoot, on page: PhotosPage) {
    let photo = Observable.combineLatest(current, shown)
      .compactMap { id, state in
        id.flatMap { state.items.place(of: $0) }.flatMap { state.items[$0] }.map(PhotoDetail.init(of:))
      }
      .distinctUntilChanged()
    page.addActions(
      page.photoActions(), to: element, on: photo.asDriver(onErrorDriveWith: .never()), selection: selection,
      choose: { [current] in current.accept(Photo.ID($0)) }, bag: bag)
    element.events("select", Photo.ID.init)
      .subscribe(onNext: { [weak self] id in
        guard let self, let place = shown.value.items.place(of: id), let item = shown.value.items[place] else { return }
        selection.toggle.accept(item)
      })
      .disposed(by: bag)
    selection.current
      .drive(onNext: { [weak self] in
        self?.chosen.accept($0)
        self?.list.send()
      })
      .disposed(by: bag)
  }

  /// Shows the state of the list: its photos, its messages, and the progress of loading to the end.
  func show(_ photos: Driver<ListState<PhotoItems>>, _ app: CompositionRoot, on page: PhotosPage) {
    let end = app.listEnd().transform(
      input: .init(photos: photos, goToEnd: element.tap("goToEnd"), cancel: element.tap("cancelEnd")))
    end.more.emit(to: requests).disposed(by: bag)
    end.arrived.map { .number($0) }.emit(to: element.message("scrollTo")).disposed(by: bag)
    end.progress.map { [strings = page.strings] in $0?.json(strings) ?? nil }
      .drive(element.property("progress")).disposed(by: bag)
    photos
      .drive(onNext: { [weak self, strings = page.strings] state in
        self?.shown.accept(state)
        self?.element.set("state", state.json(strings))
      })
      .disposed(by: bag)
    photos.map(\.items).drive(list.items).disposed(by: bag)
  }

  func open(_ id: Photo.ID) { opened.accept(id) }

  func reveal(_ id: Photo.ID) {
    guard let place = shown.value.items.place(of: id) else { return }
    element.set("current", .number(place))
  }
}
