import AppSupport
import Presentation
import Terminal

/// Runs a sample on a pipe: sends each line of input to the top screen, and writes the outputs that have changed.
@MainActor
final class LineSession {
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

  /// Runs until the end of the input.
  ///
  /// - Throws: the error of a failed write, or the `CommandFailure` of the first screen or of the last failed action.
  ///   An action that succeeds clears the failures of earlier actions.
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

  /// Pushes a screen.
  func open(_ screen: any LineScreen) {
    screens.append(screen)
    shown = [:]
  }

  /// Removes the top screen. The outputs of the screen below are written again.
  func close() {
    screens.removeLast()
    shown = [:]
  }

  /// Writes the outputs of the top screen that have changed. While a line is being handled, does nothing, because the
  /// session calls this method after each line.
  func update() {
    guard !isTakingLine, let screen = screens.last else { return }
    for (name, value) in screen.state where shown[name] != value {
      shown[name] = value
      write(name, value)
    }
  }

  /// Writes an event.
  func show(_ name: String, _ value: String) {
    write(name, value)
  }

  /// Writes a failure. ``run(from:)`` throws the failure unless a later action succeeds.
  func show(_ failure: Failure) {
    failedAction = failure
    write("failure", failure.message)
  }

  /// Clears the last failure, because a later action succeeded.
  func clearFailure() {
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

  /// - Parameter name: the output's name; empty for a screen with one output.
  private func write(_ name: String, _ value: String) {
    do {
      try console.write(line: name.isEmpty ? value : "\(name): \(value)")
    } catch {
      outputError = error
    }
  }
}
