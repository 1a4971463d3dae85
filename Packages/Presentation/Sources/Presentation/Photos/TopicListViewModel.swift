public import Domain
public import Reactive

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The topics of the source.
public struct TopicListViewModel: ViewModelType {
  public struct Input {
    /// Asks for the topics; again: asks anew.
    public var load: Observable<Void>
    public var select: ControlEvent<Topic>

    public init(load: Observable<Void> = .just(()), select: ControlEvent<Topic> = .never) {
      self.load = load
      self.select = select
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let topics: Driver<Listing<TopicItem>>
    public let route: Signal<PhotoRoute>
  }

  private let topics: any TopicRepository
  private let strings: Strings
  private let now: @Sendable () -> Date

  /// - Parameter now: the wall clock, to say when to try again.
  public init(topics: any TopicRepository, strings: Strings, now: @escaping @Sendable () -> Date) {
    self.topics = topics
    self.strings = strings
    self.now = now
  }

  public func transform(input: Input) -> Output {
    let listing = input.load
      .flatMapLatest {
        Observable.answer { () async throws(RepositoryError) in try await topics.topics() }
          .map(listing(of:))
          .startWith(Listing(state: .loading, status: strings.photos.loading))
      }
      .startWith(Listing())

    return Output(
      title: .just(strings.photos.topics),
      topics: listing.asDriverOnErrorJustComplete(),
      route: input.select.map(PhotoRoute.topic).asSignalOnErrorJustComplete()
    )
  }

  private func listing(of answer: Result<[Topic], RepositoryError>) -> Listing<TopicItem> {
    switch answer {
    case .success([]): Listing(state: .empty, total: 0, status: strings.photos.noTopics)
    case .success(let topics):
      Listing(
        items: topics.map { TopicItem($0, strings: strings.photos) },
        state: .ended,
        total: topics.count,
        status: strings.photos.end
      )
    case .failure(let error):
      Listing(failure: strings.failures.failure(error, now: now()))
    }
  }
}
