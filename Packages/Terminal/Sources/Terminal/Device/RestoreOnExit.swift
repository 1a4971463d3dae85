#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Restores the terminal when the process ends: at exit, on a signal or after a crash. After SIGKILL or a stack
/// overflow, the terminal is not restored, because no handler can run.
///
/// After the terminal is restored, the signal is passed to its previous handler. The default handler ends the process
/// with the status of the signal.
enum RestoreOnExit {
  @MainActor
  static func arm(_ restoration: TerminalRestoration) {
    storage.initialize(to: restoration)
    isSet = 1
    guard !isInstalled else { return }
    isInstalled = true
    installHandlers()
  }

  /// The handlers are nonisolated, because signals arrive on any thread.
  nonisolated private static func installHandlers() {
    atexit { restoreTerminal() }
    // Swift traps raise SIGILL or SIGTRAP. SIGPIPE is omitted, because a program that writes to pipes ignores it and
    // continues.
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

  /// Whether the handlers will restore the terminal. False after a signal handler has restored it.
  @MainActor static var isArmed: Bool { isSet == 1 }

  /// Disarms the handlers. Called after the terminal is restored.
  @MainActor
  static func disarm() {
    isSet = 0
  }

  @MainActor private static var isInstalled = false
}

/// The data needed to restore a terminal.
struct TerminalRestoration {
  let descriptor: Int32
  let modes: termios
  /// The control sequences that restore the screen.
  let undo: StaticString

  /// Restores the terminal, with async-signal-safe calls only. Gives up if the terminal accepts no output for a second.
  func perform() {
    var written = 0
    while written < undo.utf8CodeUnitCount {
      // Safe: a static string is never freed, and the remaining bytes are inside the string.
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

/// Whether a handler will restore the terminal: 1 or 0.
// Safe: handlers can read and write a `sig_atomic_t` at any time.
nonisolated(unsafe) private var isSet: sig_atomic_t = 0

/// The terminal to restore.
///
/// Allocated, because a global variable of this type would be too small: in release builds, Swift 6.3.1 reserves no room
/// for the padding in `termios`, and a write would overwrite the next global variable.
// Safe: written on the main actor before `isSet` is set, and read by handlers only afterwards. The type has no references.
nonisolated(unsafe) private let storage = UnsafeMutablePointer<TerminalRestoration>.allocate(capacity: 1)

// Safe: written once per signal, before its handler is installed, and read only by that handler.
nonisolated(unsafe) private let previousActions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

/// Restores the armed terminal, with async-signal-safe calls only.
private func restoreTerminal() {
  guard isSet == 1 else { return }
  isSet = 0
  storage.pointee.perform()
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
