#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Gives the terminal back as it was when the process ends: at exit, on a signal, after a crash. A kill that cannot be
/// caught gets past it, and a stack that overflows, which leaves no room for a handler.
///
/// The signal is passed on to whoever handled it before (by default, that ends the process with the right status).
enum RestoreOnExit {
  @MainActor
  static func arm(_ restoration: TerminalRestoration) {
    record.restoration = restoration
    record.isArmed = 1
    guard !isInstalled else { return }
    isInstalled = true
    installHandlers()
  }

  /// Signals come on any thread: their handlers are not the main actor's.
  nonisolated private static func installHandlers() {
    atexit { restoreTerminal() }
    // A trap of Swift is SIGILL or SIGTRAP. SIGPIPE is not among them: who ignores it (and a program that writes to
    // pipes does) goes on after it.
    let endings = [
      SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGSYS, SIGUSR1, SIGUSR2,
      SIGALRM, SIGXCPU, SIGXFSZ,
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

  /// The terminal has been given back.
  @MainActor
  static func disarm() {
    record.isArmed = 0
  }

  @MainActor private static var isInstalled = false
}

/// What makes a terminal what it was.
struct TerminalRestoration {
  let descriptor: Int32
  let modes: termios
  /// What to write so that it looks as before.
  let undo: StaticString

  /// Calls nothing that a signal handler may not. A terminal that takes nothing for a second is not waited for: it will
  /// not show anything either.
  func perform() {
    var written = 0
    while written < undo.utf8CodeUnitCount {
      // The text lives for ever, and what is left of it is within it.
      let count = write(descriptor, undo.utf8Start + written, undo.utf8CodeUnitCount - written)
      if count > 0 {
        written += count
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&waiting, 1, 1000) == 0 { break }
      } else if errno != EINTR {
        break
      }
    }
    var modes = modes
    tcsetattr(descriptor, TCSAFLUSH, &modes)
  }
}

private struct Record {
  var isArmed: sig_atomic_t = 0
  var restoration = TerminalRestoration(descriptor: -1, modes: termios(), undo: "")
}

// Written on the main actor before `isArmed` is set, read by handlers only when it is.
nonisolated(unsafe) private var record = Record()

// Written once for each signal, by the call that installs its handler; read only by that handler.
nonisolated(unsafe) private let previousActions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

/// Calls nothing that a signal handler may not.
private func restoreTerminal() {
  guard record.isArmed == 1 else { return }
  record.isArmed = 0
  record.restoration.perform()
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
