public import Reactive

/// The links from a photo to the photos of its author, topics, place and tags.
public struct PhotoLinksViewModel: ViewModelType {
  public struct Input {
    /// The photo that is shown.
    public var photo: Driver<PhotoDetail>
    /// Requests the links of the photo.
    public var show: ControlEvent<Void>
    public var select: ControlEvent<PhotoLink>
    /// Selects the link to the photos of the author.
    public var selectAuthor: ControlEvent<Void>

    public init(
      photo: Driver<PhotoDetail>, show: ControlEvent<Void> = .never, select: ControlEvent<PhotoLink> = .never,
      selectAuthor: ControlEvent<Void> = .never
    ) {
      self.photo = photo
      self.show = show
      self.select = select
      self.selectAuthor = selectAuthor
    }
  }

  public struct Output {
    /// The links to choose from.
    public let choices: Signal<[PhotoLink]>
    /// A message that the photo has no links.
    public let messages: Signal<String>
    public let route: Signal<PhotoRoute>
  }

  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  public init(environment: ViewModelEnvironment) {
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let links = input.show.withLatestFrom(input.photo) { _, detail in
      detail.item.map { PhotoLink.all(of: $0.photo, strings: strings) } ?? []
    }
    .share()
    let author = input.selectAuthor.withLatestFrom(input.photo) { _, detail in
      detail.item.flatMap { PhotoLink.all(of: $0.photo, strings: strings).first { $0.kind == .author } }
    }

    return Output(
      choices: links.filter { !$0.isEmpty }.asSignalOnErrorJustComplete(),
      messages: links.filter(\.isEmpty).map { _ in strings.viewing.noLinks }.asSignalOnErrorJustComplete(),
      route: Observable.merge(input.select.asObservable(), author.compactMap { $0 })
        .map { .list($0.feed, title: $0.title) }.asSignalOnErrorJustComplete()
    )
  }
}
