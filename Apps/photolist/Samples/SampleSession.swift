import Presentation
import Terminal

/// A sample on a pipe: gives the face on top what is written, and writes what changes on it.
@MainActor
final class SampleSession {
  private let console: Console
  private let text: SampleText
  private var faces: [any SampleFace] = []
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
  func run(from first: any SampleFace) async throws {
    open(first)
    await take { await first.settle() }
    let reader = LineReader()
    while outputError == nil, let input = await reader.next() {
      await take { [self] in await follow(input) }
    }
    await take { [self] in faces.last?.end() }
    if let outputError { throw outputError }
    if let failure = faces.first?.failure ?? failedAction { throw CommandFailure(failure) }
  }

  /// Puts a face on top.
  func open(_ face: any SampleFace) {
    faces.append(face)
    shown = [:]
  }

  /// Takes the face on top away. What is under it is shown anew.
  func close() {
    faces.removeLast()
    shown = [:]
  }

  /// Writes what has changed on the face on top: while a line is taken, when all has come of it.
  func update() {
    guard !isTakingLine, let face = faces.last else { return }
    for (name, value) in face.state where shown[name] != value {
      shown[name] = value
      write(name, value)
    }
  }

  /// Writes something that happened.
  func tell(_ name: String, _ value: String) {
    write(name, value)
  }

  /// Writes why something could not be done. If nothing better comes, the session ends with it.
  func tell(_ failure: Failure) {
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
    guard let line = SampleLine(input), let face = faces.last else { return }
    do throws(SampleLine.Problem) {
      try await face.take(line)
    } catch {
      console.warn(text.words(for: error, line: line, events: face.events))
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
