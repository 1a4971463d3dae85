import AppSupport
import Domain
import Presentation
import Reactive
import Web

/// The screen of the web page that lists gizmos, with a field for a new one.
@MainActor
final class GadgetsPage: PageScreen {
  let kind = "list"
  let element: PageElement
  private let bag = DisposeBag()

  init(_ viewModel: GadgetListViewModel, on page: PhotosPage) {
    element = page.makeElement()
    let strings = page.strings.gadgets
    element.set(
      "add",
      [
        "label": .string(strings.new), "title": .string(strings.add), "action": .string(KeyMap.Action.addGadget.name),
      ])
    element.set(
      "delete", ["title": .string(strings.delete), "action": .string(KeyMap.Action.deleteGadget.name)])
    let list = PageList<[GadgetItem]>("items", on: element) { _, item in
      ["id": .number(item.id.rawValue), "title": .string(item.title)]
    }
    let loads = Observable.merge(element.tap("retry").asObservable(), element.tap("reload").asObservable())
    let output = viewModel.transform(
      input: .init(
        load: loads.startWith(()), add: element.events("add", \.string),
        // The page sends the id, because the position of a gizmo can change while the user clicks.
        delete: element.events("delete") { $0.int.map { Gadget.ID(rawValue: $0) } }, undo: element.tap("undo")))
    output.title.map { .string($0) }.drive(element.property("title")).disposed(by: bag)
    output.undo.map { .text($0) }.drive(element.property("undo")).disposed(by: bag)
    output.changes.map { _ in .null }.emit(to: element.message("changed")).disposed(by: bag)
    output.changes.emit(onNext: { [unowned page] in page.show($0.text) }).disposed(by: bag)
    output.refused.emit(onNext: { [unowned page] in page.show($0) }).disposed(by: bag)
    output.failures.emit(onNext: { [unowned page] in page.show($0) }).disposed(by: bag)
    output.gadgets.map { [strings = page.strings] in $0.json(strings) }
      .drive(element.property("state")).disposed(by: bag)
    output.gadgets.map(\.items).drive(onNext: { list.items.onNext($0) }).disposed(by: bag)
  }
}

extension PageSection {
  static let gadgets = PageSection { app, page in GadgetsPage(app.gadgetList(), on: page) }
}
