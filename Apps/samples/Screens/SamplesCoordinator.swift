import AppSupport
import Presentation
import Reactive
import Terminal

/// Runs a sample on a terminal: shows its screens, dialogs and toasts.
@MainActor
final class SamplesCoordinator: Coordinator {
  let text: SampleText
  private let strings: Strings
  private let bag = DisposeBag()

  init(settings: Settings, console: Console, environment: [String: String]) {
    text = SampleText(settings.common.language)
    strings = Strings(settings.common.language)
    super.init(
      environment: environment,
      options: .init(
        color: settings.common.color, pictures: settings.common.images.method, theme: settings.common.themeChoice),
      notices: console.notices)
    window.commandTexts = CommandTexts(strings.navigation)
    window.globals.addCommand(text.next, keys: [KeyPress(.tab)], isHint: true)
      .subscribe(onNext: { [window] in window.moveFocus(by: 1) })
      .disposed(by: bag)
    window.globals.addCommand(text.quit, keys: [.control("q")], isHint: true, isActiveInDialogs: true)
      .subscribe(onNext: { [unowned self] in quit() })
      .disposed(by: bag)
  }

  /// Runs the sample until the user quits.
  ///
  /// - Throws: `CommandFailure`.
  func run(from first: any ViewController) async throws {
    push(first)
    do throws(TerminalError) {
      try await run()
    } catch {
      throw CommandFailure(message: "\(error)", status: .unavailable)
    }
  }

  /// Creates a view for a song's cover.
  func coverView() -> CoverView {
    let view = CoverView(on: currentCapabilities, unreadable: strings.music.noCover) { [unowned self] in
      makePictureID()
    }
    view.onForget = { [weak self] in self?.forget(upload: $0, command: $1) }
    return view
  }

  /// Asks the user for a confirmation. Enter and Escape choose `no`.
  func ask(_ question: String, yes: Button, no: Button) {
    ask(question, title: "samples", yes: yes, no: no)
  }

  /// Returns the style of a list's item. The style highlights the selected item.
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
