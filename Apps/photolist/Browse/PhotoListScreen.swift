import Domain
import Presentation
import Reactive
import Terminal

/// The photos of a feed, a topic, a search, or the likes, numbered.
@MainActor
final class PhotoListScreen: Screen {
  let name: String
  private let photos: Driver<Listing<PhotoItem>>
  private let controls: Controls
  private let bag = DisposeBag()
  private var listing = Listing<PhotoItem>()
  private var message: String?
  private let isAnswered = BehaviorRelay(value: true)
  private var shownCount = 0

  convenience init(
    _ feed: PhotoFeed, title: String?, in app: CompositionRoot, firstPage: PageRequest,
    route: @escaping @MainActor (PhotoRoute) -> Void
  ) {
    let viewModel = app.photoList(of: feed, title: title, firstPage: firstPage)
    self.init(name: title ?? app.strings.photos.photos, route: route) { controls in
      let output = viewModel.transform(
        input: .init(
          more: ControlEvent(events: controls.more), retry: ControlEvent(events: controls.retry),
          select: ControlEvent(events: controls.select), toggleLike: ControlEvent(events: controls.toggleLike)))
      return Outputs(output.photos, output.likeChanges, output.failures, output.route)
    }
  }

  convenience init(
    searching text: String, in app: CompositionRoot, firstPage: PageRequest,
    route: @escaping @MainActor (PhotoRoute) -> Void
  ) {
    let viewModel = app.photoSearch(firstPage: firstPage)
    self.init(name: "/\(text)", route: route) { controls in
      let output = viewModel.transform(
        input: .init(
          text: .just(text), search: .just(()), more: ControlEvent(events: controls.more),
          retry: ControlEvent(events: controls.retry), select: ControlEvent(events: controls.select),
          toggleLike: ControlEvent(events: controls.toggleLike)))
      return Outputs(output.photos, output.likeChanges, output.failures, output.route)
    }
  }

  convenience init(likesOf app: CompositionRoot, route: @escaping @MainActor (PhotoRoute) -> Void) {
    let viewModel = app.likedPhotos()
    self.init(name: app.strings.photos.likes, route: route) { controls in
      let output = viewModel.transform(
        input: .init(
          load: controls.retry.startWith(()), select: ControlEvent(events: controls.select),
          unlike: ControlEvent(events: controls.toggleLike)))
      return Outputs(output.photos, output.likeChanges, output.failures, output.route)
    }
  }

  /// What the three view models have in common.
  private struct Outputs {
    let photos: Driver<Listing<PhotoItem>>
    let likeChanges: Signal<LikeChange>
    let failures: Signal<Failure>
    let route: Signal<PhotoRoute>

    init(
      _ photos: Driver<Listing<PhotoItem>>, _ likeChanges: Signal<LikeChange>, _ failures: Signal<Failure>,
      _ route: Signal<PhotoRoute>
    ) {
      self.photos = photos
      self.likeChanges = likeChanges
      self.failures = failures
      self.route = route
    }
  }

  private struct Controls {
    let more = PublishRelay<Void>()
    let retry = PublishRelay<Void>()
    let select = PublishRelay<Photo.ID>()
    let toggleLike = PublishRelay<PhotoItem>()
  }

  private init(
    name: String, route: @escaping @MainActor (PhotoRoute) -> Void, bind: @MainActor (Controls) -> Outputs
  ) {
    self.name = name
    controls = Controls()
    let outputs = bind(controls)
    photos = outputs.photos
    photos.drive(onNext: { [weak self] in self?.listing = $0 }).disposed(by: bag)
    Signal.merge(outputs.likeChanges.map(\.text), outputs.failures.map(\.message))
      .emit(onNext: { [weak self] in
        self?.message = $0
        self?.isAnswered.accept(true)
      }).disposed(by: bag)
    outputs.route.emit(onNext: route).disposed(by: bag)
  }

  func settle() async -> Bool {
    guard await isAnswered.asDriver().first(where: { $0 }) != nil else { return false }
    return await photos.first(where: \.state.isSettled) != nil
  }

  func appear() {
    shownCount = 0
  }

  func show(on console: Console) throws {
    if listing.items.count < shownCount { shownCount = 0 }
    try console.write(numbered: listing.items, from: shownCount)
    shownCount = listing.items.count
    if let message { console.note(message) }
    message = nil
    if let failure = listing.state.failure {
      console.report(CommandFailure(failure))
    } else if !listing.status.isEmpty {
      console.note(listing.status)
    }
  }

  func take(_ words: [String]) -> Bool {
    switch words.first {
    case nil: controls.more.accept(())
    case "r": controls.retry.accept(())
    case "l":
      guard let item = item(words.last) else { return false }
      isAnswered.accept(false)
      controls.toggleLike.accept(item)
    case let number:
      guard let item = item(number) else { return false }
      controls.select.accept(item.id)
    }
    return true
  }

  private func item(_ number: String?) -> PhotoItem? {
    guard let number = number.flatMap({ Int($0) }), listing.items.indices.contains(number - 1) else { return nil }
    return listing.items[number - 1]
  }
}
