import Presentation
import Terminal

/// A sample on a pipe: gives the screen on top what is written, and writes what changes on it.
@MainActor
final class SampleSession {
  private let console: Console
  private let text: SampleText
  private var screens: [any LineScreen] = []
  private var shown: [String: String] = [:]
  private var failedAction: Failure?
  private var outputError: (any Error)?
  private var isTakingLine = false

  init(console: Console, language: Language) {
    self.console = console
    text = SampleText(language)
  }

  /// Reads until the end of the input.
  ///
  /// - Throws: `CommandFailure`, if something failed and nothing better came after it.
  func run(from first: any LineScreen) async throws {
    open(first)
    await take { await first.settle() }
    let reader = LineReader()
    while outputError == nil, let input = await reader.next() {
      await take { [self] in await follow(input) }
    }
    await take { [self] in screens.last?.end() }
    if let outputError { throw outputError }
    if let failure = screens.first?.failure ?? failedAction { throw CommandFailure(failure) }
  }

  /// Puts a screen on top.
  func open(_ screen: any LineScreen) {
    screens.append(screen)
    shown = [:]
  }

  /// Takes the screen on top away. What is under it is shown anew.
  func close() {
    screens.removeLast()
    shown = [:]
  }

  /// Writes what has changed on the screen on top: while a line is taken, when all has come of it.
  func update() {
    guard !isTakingLine, let screen = screens.last else { return }
    for (name, value) in screen.state where shown[name] != value {
      shown[name] = value
      write(name, value)
    }
  }

  /// Writes something that happened.
  func show(_ name: String, _ value: String) {
    write(name, value)
  }

  /// Writes why something could not be done. If nothing better comes, the session ends with it.
  func show(_ failure: Failure) {
    failedAction = failure
    write("failure", failure.message)
  }

  /// What failed before is done now.
  func forgetFailure() {
    failedAction = nil
  }

  private func take(_ work: () async -> Void) async {
    isTakingLine = true
    await work()
    isTakingLine = false
    update()
  }

  private func follow(_ input: String) async {
    guard let line = SampleLine(input), let screen = screens.last else { return }
    do throws(SampleLine.Problem) {
      try await screen.take(line)
    } catch {
      console.warn(text.words(for: error, line: line, events: screen.events))
    }
  }

  /// - Parameter name: empty where there is nothing else that it could be.
  private func write(_ name: String, _ value: String) {
    do {
      try console.write(line: name.isEmpty ? value : "\(name): \(value)")
    } catch {
      outputError = error
    }
  }
}
