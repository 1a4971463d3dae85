import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Turns the first SIGINT or SIGTERM into a cancellation, and exits the process at the second.
///
/// A cancelled command cleans up its files and ends by itself. The second signal ends one that hangs.
@MainActor
final class Interruption {
  /// The exit status of the first signal; nil if none arrived.
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
