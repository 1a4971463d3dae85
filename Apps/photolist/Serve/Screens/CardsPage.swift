import AppSupport
import Domain
import Presentation
import Reactive
import Web

/// The screen that lists the source's topics or collections.
@MainActor
final class CardsPage: PageScreen {
  let kind = "cards"
  let element: PageElement
  private let bag = DisposeBag()

  init(_ viewModel: TopicListViewModel, on page: PhotosPage) {
    element = page.makeElement()
    let list = PageList<[TopicItem]>("cards", on: element) { [pictures = page.pictures] _, item in
      Self.card(item.title, item.count, cover: item.topic.cover, pictures)
    }
    let loads = Observable.merge(element.tap("retry").asObservable(), element.tap("reload").asObservable())
    let output = viewModel.transform(
      input: .init(
        load: loads.startWith(()), select: element.events("open") { $0.int.flatMap { list.item(at: $0)?.topic } }))
    output.route.emit(onNext: { [unowned page] in page.go($0) }).disposed(by: bag)
    bind(output.title, output.topics, to: list, page.strings)
  }

  init(_ viewModel: CollectionListViewModel, on page: PhotosPage) {
    element = page.makeElement()
    let list = PageList<[CollectionItem]>("cards", on: element) { [pictures = page.pictures] _, item in
      let note = [item.owner, item.count].filter { !$0.isEmpty }.joined(separator: " · ")
      return Self.card(item.title, note, cover: item.collection.cover, pictures)
    }
    let output = viewModel.transform(
      input: .init(
        load: element.tap("reload").asObservable().startWith(()), more: list.willDisplayLast,
        retry: element.tap("retry"),
        select: element.events("open") { $0.int.flatMap { list.item(at: $0)?.collection } }))
    output.route.emit(onNext: { [unowned page] in page.go($0) }).disposed(by: bag)
    bind(output.title, output.collections, to: list, page.strings)
  }

  private func bind<Item>(
    _ title: Driver<String>, _ state: Driver<ListState<[Item]>>, to list: PageList<[Item]>, _ strings: Strings
  ) {
    title.map { .string($0) }.drive(element.property("title")).disposed(by: bag)
    state.map { $0.json(strings) }.drive(element.property("state")).disposed(by: bag)
    state.map(\.items).drive(onNext: { list.items.onNext($0) }).disposed(by: bag)
  }

  private static func card(_ title: String, _ note: String, cover: Photo?, _ pictures: PictureTable) -> JSON {
    [
      "title": .string(title), "note": .string(note), "hash": .text(cover?.blurHash), "color": .text(cover?.color),
      "thumb": cover.map { pictures.address(of: $0, atLeast: 400) } ?? .null,
      "picture": cover.map { pictures.address(of: $0, atLeast: 1080) } ?? .null,
    ]
  }
}

extension PageSection {
  static let topics = PageSection { app, page in CardsPage(app.topicList(), on: page) }
  static let collections = PageSection { app, page in
    CardsPage(app.collectionList(firstPage: page.firstPage), on: page)
  }
}
