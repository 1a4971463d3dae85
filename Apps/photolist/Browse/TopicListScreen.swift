import Domain
import Presentation
import Reactive

/// The topics, numbered.
@MainActor
final class TopicListScreen: Screen {
  let name: String
  private let topics: Driver<Listing<TopicItem>>
  private let select = PublishRelay<Topic>()
  private let reload = PublishRelay<Void>()
  private let bag = DisposeBag()
  private var listing = Listing<TopicItem>()

  init(_ app: CompositionRoot, route: @escaping @MainActor (PhotoRoute) -> Void) {
    name = app.strings.photos.topics
    let output = app.topicList().transform(
      input: .init(load: reload.startWith(()), select: ControlEvent(events: select)))
    topics = output.topics
    topics.drive(onNext: { [weak self] in self?.listing = $0 }).disposed(by: bag)
    output.route.emit(onNext: route).disposed(by: bag)
  }

  func settle() async -> Bool {
    await topics.first(where: \.state.isSettled) != nil
  }

  func show(on console: Console) throws {
    if let failure = listing.state.failure { return console.report(CommandFailure(failure)) }
    try console.write(numbered: listing.items)
  }

  func take(_ words: [String]) -> Bool {
    if words.first == "r" {
      reload.accept(())
      return true
    }
    guard let number = words.first.flatMap({ Int($0) }), listing.items.indices.contains(number - 1) else {
      return words.isEmpty
    }
    select.accept(listing.items[number - 1].topic)
    return true
  }
}
