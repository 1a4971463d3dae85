import Presentation
import Reactive
import Terminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The samples on a whole terminal: the screens above each other, of which the last one is seen.
@MainActor
final class SamplesCoordinator {
  let text: SampleText
  private let strings: Strings
  private let console: Console
  private let window = Window(content: View())
  private let application: TerminalApplication
  private var screens: [any SampleScreen] = []
  /// Two programs in one terminal, one after the other, do not show each other's pictures.
  private var nextPictureID = Int(ProcessInfo.processInfo.processIdentifier) % 4096 * 4096 + 1
  private let bag = DisposeBag()

  init(settings: Settings, console: Console, environment: [String: String]) {
    self.console = console
    text = SampleText(settings.language)
    strings = Strings(settings.language)
    application = TerminalApplication(
      window: window, environment: environment,
      options: .init(color: settings.color, pictures: settings.images.method))
    window.globals.addCommand(text.next, keys: [KeyPress(.tab)], isHint: true)
      .subscribe(onNext: { [window] in window.moveFocus(by: 1) })
      .disposed(by: bag)
    window.globals.addCommand(text.quit, keys: [.control("q")], isHint: true)
      .subscribe(onNext: { [application] in application.quit() })
      .disposed(by: bag)
  }

  /// Shows screens until the user leaves.
  func run(from first: any SampleScreen) async throws {
    console.notices.divert { text in Task { @MainActor [weak self] in self?.show(text) } }
    defer { console.notices.divert(to: nil) }
    open(first)
    do {
      try await application.run()
    } catch {
      throw CommandFailure(message: "\(error)", status: .unavailable)
    }
  }

  func open(_ screen: any SampleScreen) {
    screens.append(screen)
    window.content = screen.view
  }

  /// Takes the screen away that is seen, and shows the one under it.
  func close() {
    screens.removeLast()
    if let screen = screens.last { window.content = screen.view }
  }

  /// What the terminal can do.
  var capabilities: Driver<Capabilities> { application.capabilities }

  /// A place for a cover, with names of its own for its pictures.
  func coverView() -> CoverView {
    let view = CoverView(
      on: application.currentCapabilities, unreadable: strings.music.noCover, firstID: nextPictureID)
    nextPictureID += 64
    view.onForget = { [application] in application.forget(upload: $0, command: $1) }
    return view
  }

  func quit() {
    application.quit()
  }

  func show(_ text: String) {
    window.show(toast: StyledText(text.printable()))
  }

  func show(_ failure: Failure) {
    window.show(toast: StyledText("\(failure.message) \(failure.advice)".printable(), window.theme.error))
  }

  /// Asks whether to go on. Whoever just presses Enter, or Escape, does not.
  func ask(_ question: String, yes: Button, no: Button) {
    let dialog = Dialog(title: "photolist", Label(StyledText(question), wraps: true), buttons: [no, yes])
    let escape = dialog.addCommand(no.title, keys: [KeyPress(.escape)])
    Observable.merge(yes.tap.asObservable(), no.tap.asObservable(), escape.asObservable()).take(1)
      .subscribe(onNext: { [window] in window.dismiss(dialog) })
      .disposed(by: bag)
    window.present(dialog)
  }

  /// What keys go to stands out; what is merely chosen can be told.
  func style<Item>(of state: CollectionView<Item>.ItemState) -> Style {
    guard state.isSelected else { return state.theme.text }
    return state.isFocused ? state.theme.selection : state.theme.accent
  }

  func style(of tone: Tone) -> Style {
    switch tone {
    case .neutral: window.theme.text
    case .good: window.theme.success
    case .warning: window.theme.accent
    case .bad: window.theme.error
    }
  }
}
