import AppSupport
import Presentation
import Reactive
import Web

/// The screen of the web page that lists the gizmos of a web service.
@MainActor
final class GadgetsPage: PageScreen {
  let kind = "list"
  let element: PageElement
  private let bag = DisposeBag()

  init(_ viewModel: GadgetListViewModel, on page: PhotosPage) {
    element = page.makeElement()
    let list = PageList<[GadgetItem]>("items", on: element) { _, item in
      ["title": .string(item.title)]
    }
    let loads = Observable.merge(element.tap("retry").asObservable(), element.tap("reload").asObservable())
    let output = viewModel.transform(input: .init(load: loads.startWith(())))
    output.title.map { .string($0) }.drive(element.property("title")).disposed(by: bag)
    output.gadgets.map { [strings = page.strings] in $0.json(strings) }
      .drive(element.property("state")).disposed(by: bag)
    output.gadgets.map(\.items).drive(onNext: { list.items.onNext($0) }).disposed(by: bag)
  }
}

extension PageSection {
  static let gadgets = PageSection { app, page in GadgetsPage(app.gadgetList(), on: page) }
}
