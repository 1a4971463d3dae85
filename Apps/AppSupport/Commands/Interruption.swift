import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Turns the first SIGINT or SIGTERM into the cancellation of a task, and the second into the end of the process.
///
/// A cancelled command puts its files in order and ends by itself; one that hangs is not waited for.
@MainActor
final class Interruption {
  /// The exit status of the signal that came, if one did.
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
