/// Runs a window with lines of text instead of drawing, for screen readers and for terminals without a movable cursor.
///
/// The application writes only the lines that have changed. The user enters the name of a key (`Down`, `q`), the title
/// of a command, or the number of an item. An empty line means Enter, and `?` lists the commands. If a text field has
/// the focus, a line is entered as text.
@MainActor
public final class PlainApplication {
  public let window: Window
  private let input: LineReader
  private let output: Output
  private let size: Size
  private var said: Set<String> = []
  private var isSpeechScheduled = false
  private var waiting: Task<String?, Never>?
  private var hasQuit = false
  private var failure: OutputError?

  /// - Parameter size: the size of the window, which determines how many items are visible.
  public init(
    window: Window, input: LineReader = LineReader(), output: Output = .standard,
    size: Size = Size(width: 80, height: 12)
  ) {
    self.window = window
    self.input = input
    self.output = output
    self.size = size
  }

  /// Runs until ``quit()`` is called, the input ends, or the task is canceled.
  ///
  /// - Throws: `OutputError`, if a write fails.
  public func run() async throws(OutputError) {
    window.needsFrame = { [weak self] in self?.scheduleSpeech() }
    speak()
    while !hasQuit {
      let waiting = Task { [input] in await input.next() }
      self.waiting = waiting
      let line = await withTaskCancellationHandler {
        await waiting.value
      } onCancel: {
        waiting.cancel()
      }
      guard let line else { break }
      handle(line)
      speak()
    }
    window.needsFrame = {}
    if let failure { throw failure }
  }

  /// Ends ``run()``.
  public func quit() {
    hasQuit = true
    waiting?.cancel()
  }

  private func handle(_ line: String) {
    let text = line.printable()
    if text == "?" {
      say(window.activeCommands.map { "\($0.keyNames.joined(separator: ", ")): \($0.title)" })
    } else if text.isEmpty {
      window.handle(.key(KeyPress(.enter)))
    } else if let number = Int(text), window.focusedView?.chooseItem(number: number) == true {
      return
    } else if let key = KeyPress(text), window.focusedView is TextField ? text.count > 1 : true {
      if !window.handle(.key(key)) { say([window.plainTexts.unknownKey("\(key)")]) }
    } else if window.handle(.paste(text)) {
      window.handle(.key(KeyPress(.enter)))
    } else if let command = window.activeCommands.first(where: {
      $0.title.lowercased().hasPrefix(text.lowercased())
    }) {
      command.perform()
    } else {
      say([window.plainTexts.unknownCommand])
    }
  }

  private func scheduleSpeech() {
    guard !isSpeechScheduled else { return }
    isSpeechScheduled = true
    Task { speak() }
  }

  /// Writes the lines that are new since the last call.
  private func speak() {
    window.layout(in: size)
    isSpeechScheduled = false
    let lines = window.spokenTexts.flatMap { $0.split(separator: "\n").map(String.init) }
    say(lines.filter { !said.contains($0) })
    said = Set(lines)
  }

  private func say(_ lines: [String]) {
    for line in lines {
      do throws(OutputError) {
        try output.write(line + "\n")
      } catch {
        failure = error
        quit()
      }
    }
  }
}
