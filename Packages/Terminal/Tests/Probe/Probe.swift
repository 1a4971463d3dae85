import Reactive
import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A small program for tests of the toolkit on a real terminal. It shows a text field and the terminal's capabilities,
/// and has keys that end the program in different ways.
@main
struct Probe {
  static func main() { runMain { await run() } }

  @MainActor
  private static func run() async {
    let field = TextField()
    let status = Status()
    let window = Window(content: Stack(.vertical, [.init(field, .fitting), .init(status, .fill)]))
    var environment: [String: String] = [:]
    for name in ["TERM", "COLORTERM", "NO_COLOR"] {
      if let value = getenv(name) { environment[name] = String(cString: value) }
    }
    window.title = { "probe\u{1B}]0;\u{7} title" }
    let application = TerminalApplication(window: window, environment: environment)
    let bag = DisposeBag()
    field.text.asDriver().drive(status.rx.typed).disposed(by: bag)
    application.capabilities.map(\.pictures.method.rawValue).drive(status.rx.pictures).disposed(by: bag)
    window.globals.addCommand("Quit", keys: [.control("q")])
      .subscribe(onNext: { application.quit() }).disposed(by: bag)
    window.globals.addCommand("Crash", keys: [.control("x")])
      .subscribe(onNext: { fatalError("crash on purpose") }).disposed(by: bag)
    window.globals.addCommand("Count", keys: [KeyPress(.escape)])
      .subscribe(onNext: { status.escapes += 1 }).disposed(by: bag)
    do {
      try await application.run()
    } catch {
      try? Output.standardError.write("no terminal: \(error)\n")
      exit(1)
    }
  }
}

/// Shows the values that the tests wait for.
final class Status: View {
  var typed = "" { didSet { setNeedsDisplay() } }
  var pictures = "" { didSet { setNeedsDisplay() } }
  var escapes = 0 { didSet { setNeedsDisplay() } }

  override func draw(in canvas: Canvas) {
    canvas.draw("size=\(canvas.size.width)x\(canvas.size.height + 1);", at: .zero)
    canvas.draw("pictures=\(pictures);", at: Point(x: 0, y: 1))
    canvas.draw("typed=\(typed);", at: Point(x: 0, y: 2))
    if escapes > 0 { canvas.draw("escaped;", at: Point(x: 0, y: 3)) }
  }
}
