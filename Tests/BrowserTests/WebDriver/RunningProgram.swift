import Foundation
import ProgramTesting
import Subprocess
import Synchronization
import SystemPackage

/// A program that runs in the background. Its output can be read while the program runs.
///
///     let program = RunningProgram("/usr/bin/chromedriver", ["--port=0"])
///     let line = try await program.line { $0.contains("started") }
///     await program.stop()
///
/// Releasing the last reference ends the program.
final class RunningProgram: Sendable {
  private struct State {
    var lines: [String] = []
    var identifier: Int32?
    var ending: String?
  }

  private let path: String
  private let state: SharedState
  private let signals: AsyncStream<Signal>.Continuation

  private final class SharedState: Sendable {
    let value = Mutex(State())
  }

  /// - Parameters:
  ///   - variables: environment variables for the program, in addition to those of the tests.
  ///   - folder: the working folder of the program; nil for the working folder of the tests.
  init(_ path: String, _ arguments: [String], variables: [String: String] = [:], in folder: URL? = nil) {
    self.path = path
    let state = SharedState()
    self.state = state
    let (requests, signals) = AsyncStream.makeStream(of: Signal.self)
    self.signals = signals
    let environment = Environment.inherit.updating(
      Dictionary(uniqueKeysWithValues: variables.map { (Environment.Key(rawValue: $0)!, $1) }))
    Task {
      let ending: String
      do {
        let result = try await run(
          .path(FilePath(path)), arguments: Arguments(arguments), environment: environment,
          workingDirectory: folder.map { FilePath($0.path()) }, input: .none, output: .sequence,
          error: .combinedWithOutput
        ) { execution in
          state.value.withLock { $0.identifier = execution.processIdentifier.value }
          // The output ends when the program ends. The group then cancels the task that sends signals.
          try await withThrowingTaskGroup { group in
            group.addTask {
              for await signal in requests { try execution.send(signal: signal) }
            }
            for try await line in execution.standardOutput.strings() {
              state.value.withLock { $0.lines.append(line) }
            }
            group.cancelAll()
          }
        }
        ending =
          switch result.terminationStatus {
          case .exited(let code): "exited with status \(code)"
          case .signaled(let signal): "was ended by signal \(signal)"
          }
      } catch {
        ending = "could not run: \(error)"
      }
      state.value.withLock { $0.ending = ending }
    }
  }

  deinit {
    signals.yield(.terminate)
    signals.finish()
  }

  /// The lines that the program has written, on standard output and on standard error.
  var lines: [String] { state.value.withLock { $0.lines } }

  /// How the program ended, such as "exited with status 0"; nil while the program is running.
  var ending: String? { state.value.withLock { $0.ending } }

  /// The process identifier; nil until the program has started.
  var identifier: Int32? { state.value.withLock { $0.identifier } }

  /// Returns the first line that matches, as soon as the program has written the line.
  ///
  /// - Throws: `ProgramEnded` if the program ends before it writes a line that matches.
  func line(
    within limit: Duration = .seconds(30), where matches: @Sendable (String) -> Bool
  ) async throws -> String {
    try await eventually("a line of \(path)", within: limit) {
      if let line = lines.first(where: matches) { return line }
      try requireRunning()
      return nil
    }
  }

  /// - Throws: `ProgramEnded` if the program has ended.
  func requireRunning() throws {
    if let ending { throw ProgramEnded(path: path, ending: ending, lastLines: lines.suffix(10)) }
  }

  func send(_ signal: Signal) {
    signals.yield(signal)
  }

  /// Ends the program with a signal, and returns how the program ended. If the program does not end within 10 seconds,
  /// kills it.
  @discardableResult
  func stop(with signal: Signal = .terminate) async -> String {
    send(signal)
    if let ending = try? await eventually("the end of \(path)", within: .seconds(10), { ending }) { return ending }
    send(.kill)
    return (try? await eventually("the end of \(path)", { ending })) ?? "cannot be ended"
  }
}

struct ProgramEnded: Error, CustomStringConvertible {
  let path: String
  let ending: String
  let lastLines: [String]

  var description: String {
    "\(path) \(ending). Its last lines:\n" + (lastLines.isEmpty ? "(none)" : lastLines.joined(separator: "\n"))
  }
}
