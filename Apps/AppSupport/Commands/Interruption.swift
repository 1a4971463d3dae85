import Dispatch
import Foundation

/// Cancels the command on the first SIGINT or SIGTERM, and exits the process on the second.
///
/// A canceled command removes its temporary files and returns. The second signal ends a command that hangs.
@MainActor
final class Interruption {
  /// The exit status for the first signal; nil if no signal has arrived.
  private(set) var status: ExitStatus?

  private var sources: [any DispatchSourceSignal] = []

  /// - Parameter onInterrupt: called once, for the first signal.
  init(onInterrupt: @escaping @MainActor () -> Void) {
    for (number, status) in [(SIGINT, ExitStatus.interrupted), (SIGTERM, .terminated)] {
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
}
