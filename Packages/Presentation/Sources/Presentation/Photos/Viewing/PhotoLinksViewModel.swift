public import Reactive

/// The links from a photo to the photos of its author, topics, place and tags.
public struct PhotoLinksViewModel: ViewModelType {
  public struct Input {
    /// The photo that is shown.
    public var photo: Driver<PhotoDetail>
    /// Requests the links of the photo.
    public var show: ControlEvent<Void>
    public var select: ControlEvent<PhotoLink>

    public init(photo: Driver<PhotoDetail>, show: ControlEvent<Void> = .never, select: ControlEvent<PhotoLink> = .never)
    {
      self.photo = photo
      self.show = show
      self.select = select
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

    return Output(
      choices: links.filter { !$0.isEmpty }.asSignalOnErrorJustComplete(),
      messages: links.filter(\.isEmpty).map { _ in strings.viewing.noLinks }.asSignalOnErrorJustComplete(),
      route: input.select.map { .list($0.feed, title: $0.title) }.asSignalOnErrorJustComplete()
    )
  }
}
