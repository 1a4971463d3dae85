import Domain
import Presentation
import Reactive
import Web

/// The memos on a web page: the list, and the form in which a memo is written.
@MainActor
final class MemosPage {
  private let composer: PageElement
  private let show: (String) -> Void
  private var composing = DisposeBag()
  private let bag = DisposeBag()

  /// - Parameter show: shows a message.
  init(
    _ viewModel: MemoListViewModel, makeComposer: @escaping @MainActor (Memo?) -> MemoComposerViewModel,
    strings: MemoStrings, text: SampleText, on page: WebPage, show: @escaping (String) -> Void
  ) {
    composer = page.addElement("composer")
    self.show = show
    let element = page.addElement("memos")
    element.set("addLabel", .string(text.add))
    element.set("deleteLabel", .string(text.delete))
    element.set("undoLabel", .string(text.undo))
    composer.set("isOpen", false)
    composer.set("titleLabel", .string(strings.titleField))
    composer.set("contentLabel", .string(strings.contentField))
    composer.set("saveLabel", .string(text.save))
    composer.set("closeLabel", .string(text.back))
    composer.set("discardLabel", .string(text.discard))
    composer.set("keepLabel", .string(text.keep))
    let list = PageList<[MemoItem]>("list", on: element) { _, item in
      ["title": .string(item.title), "preview": .string(item.preview), "note": .string(item.note)]
    }
    func item(_ place: JSON) -> MemoItem? { place.int.flatMap { list.item(at: $0) } }
    let output = viewModel.transform(
      input: .init(
        add: element.tap("add"), select: element.events("select", item), delete: element.events("delete", item),
        undo: element.tap("undo")))
    output.title.map { .string($0) }.drive(element.property("title")).disposed(by: bag)
    output.memos.map { .string($0.status) }.drive(element.property("status")).disposed(by: bag)
    output.memos.map(\.items).drive(onNext: { list.items.onNext($0) }).disposed(by: bag)
    output.undo.map { .string($0 ?? "") }.drive(element.property("undoText")).disposed(by: bag)
    output.failures.emit(onNext: { show("\($0.message) \($0.advice)") }).disposed(by: bag)
    output.route
      .emit(onNext: { [unowned self] route in
        switch route {
        case .compose(let memo): compose(makeComposer(memo))
        }
      })
      .disposed(by: bag)
  }

  private func compose(_ viewModel: MemoComposerViewModel) {
    composing = DisposeBag()
    let (title, content) = (composer.text("titleText"), composer.text("contentText"))
    let output = viewModel.transform(
      input: .init(
        title: title, content: content, save: composer.tap("save"), close: composer.tap("close"),
        discard: composer.tap("discard")))
    output.draft
      .drive(onNext: { draft in
        title.onNext(draft.title)
        content.onNext(draft.content)
      })
      .disposed(by: composing)
    output.heading.map { .string($0) }.drive(composer.property("heading")).disposed(by: composing)
    output.canSave.map { .bool($0) }.drive(composer.property("canSave")).disposed(by: composing)
    output.refused.emit(onNext: show).disposed(by: composing)
    output.saved.emit(onNext: show).disposed(by: composing)
    output.failures.emit(onNext: { [show] in show("\($0.message) \($0.advice)") }).disposed(by: composing)
    output.warning.map { .string($0) }.emit(to: composer.message("warning")).disposed(by: composing)
    output.dismiss.emit(onNext: { [composer] in composer.set("isOpen", false) }).disposed(by: composing)
    composer.set("isOpen", true)
  }
}
