#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Gives the terminal back as it was, however the process ends: at exit, on a signal, after a crash. Only a kill that
/// cannot be caught gets past it.
///
/// The signal is passed on to whoever handled it before (by default, that ends the process with the right status).
enum RestoreOnExit {
  /// - Parameter undo: what to write so that the terminal looks as before; it must live for ever.
  @MainActor
  static func arm(descriptor: Int32, modes: termios, undo: StaticString) {
    record.descriptor = descriptor
    record.modes = modes
    record.undo = undo.utf8Start
    record.undoCount = undo.utf8CodeUnitCount
    record.isArmed = 1
    guard !isInstalled else { return }
    isInstalled = true
    installHandlers()
  }

  /// Signals come on any thread: their handlers are not the main actor's.
  nonisolated private static func installHandlers() {
    atexit { restoreTerminal() }
    // A trap of Swift is SIGILL or SIGTRAP.
    let endings = [
      SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE,
    ]
    for signal in endings {
      var action = sigaction()
      sigfillset(&action.sa_mask)
      action.setHandler { number in
        restoreTerminal()
        sigaction(number, previousActions + Int(number), nil)
        raise(number)
      }
      sigaction(signal, &action, previousActions + Int(signal))
    }
  }

  /// The terminal has been given back, or is about to be.
  @MainActor
  static func disarm() {
    record.isArmed = 0
  }

  @MainActor private static var isInstalled = false
}

private struct Record {
  var isArmed: sig_atomic_t = 0
  var descriptor: Int32 = -1
  var modes = termios()
  var undo: UnsafePointer<UInt8>?
  var undoCount = 0
}

// Written on the main actor before `isArmed` is set, read by handlers only when it is.
nonisolated(unsafe) private var record = Record()

// Written once for each signal, by the call that installs its handler; read only by that handler.
nonisolated(unsafe) private let previousActions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

/// Calls nothing that a signal handler may not.
private func restoreTerminal() {
  guard record.isArmed == 1 else { return }
  record.isArmed = 0
  var written = 0
  while written < record.undoCount, let undo = record.undo {
    let count = write(record.descriptor, undo + written, record.undoCount - written)
    if count > 0 {
      written += count
    } else if errno == EAGAIN {
      // A terminal that takes nothing for a second will not show anything either.
      var waiting = pollfd(fd: record.descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&waiting, 1, 1000) <= 0 { break }
    } else if errno != EINTR {
      break
    }
  }
  tcsetattr(record.descriptor, TCSAFLUSH, &record.modes)
}

extension sigaction {
  mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Darwin)
    __sigaction_u.__sa_handler = handler
    #else
    __sigaction_handler.sa_handler = handler
    #endif
  }
}
