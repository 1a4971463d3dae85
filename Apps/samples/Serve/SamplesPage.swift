import AppSupport
import Domain
import Presentation
import Reactive
import Web

/// The samples in one browser tab.
@MainActor
final class SamplesPage {
  private let counter: CounterPage
  private let memos: MemosPage
  private let bodyMass: BodyMassPage

  init(_ page: WebPage, _ app: SamplesRoot, _ repository: any MemoRepository) {
    let strings = app.strings
    let text = SampleText(strings.language)
    let frame = page.addElement("frame")
    frame.set("language", .string(strings.language.rawValue))
    frame.set("connectionLost", .string(strings.serve.connectionLost))
    counter = CounterPage(app.counter(), strings: strings.counter, on: page)
    memos = MemosPage(
      app.memoList(repository), makeComposer: { app.memoComposer($0, repository) }, strings: strings.memos,
      text: text, on: page, show: { frame.message("toast").onNext(.string($0)) })
    bodyMass = BodyMassPage(
      app.bodyMassForm(), makeResult: { app.bodyMassResult($0) }, strings: strings.bodyMass, text: text, on: page)
  }
}
