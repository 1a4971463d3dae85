import Dispatch
import Foundation

/// Cancels the command on the first SIGINT, SIGTERM or SIGHUP, and exits the process on the second.
///
/// A canceled command removes its temporary files and returns. The second signal ends a command that hangs.
@MainActor
final class Interruption {
  /// The exit status for the first signal; nil if no signal has arrived.
  private(set) var status: ExitStatus?

  private var sources: [any DispatchSourceSignal] = []

  /// - Parameter onInterrupt: called once, for the first signal.
  init(onInterrupt: @escaping @MainActor () -> Void) {
    for (number, status) in [(SIGINT, ExitStatus.interrupted), (SIGTERM, .terminated), (SIGHUP, .hungUp)] {
      if number == SIGHUP && isIgnored(number) { continue }
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated {
          guard let self, self.status == nil else { exit(status.rawValue) }
          self.status = status
          onInterrupt()
        }
      }
      source.activate()
      sources.append(source)
    }
  }

  /// Whether the process ignores a signal, for example SIGHUP under `nohup`.
  private func isIgnored(_ number: Int32) -> Bool {
    let previous = signal(number, SIG_IGN)
    signal(number, previous)
    return unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
