#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The terminal itself: puts it into the state that a full-screen program needs and back, reads and writes it without
/// waiting for it. Only ``leave()`` waits, for a second at the most.
@MainActor
final class TerminalDevice {
  /// What the terminal is needed for.
  enum Use {
    /// To draw on the whole of it.
    case screen
    /// To ask it something: nothing that is shown changes, and Ctrl-C goes on interrupting.
    case questions
  }

  enum Event: Sendable {
    case bytes([UInt8])
    /// Everything that was sent has been taken.
    case drained
    case resized
    /// The process goes on after having been stopped.
    case resumed
    /// Someone has asked for the process to be stopped.
    case stopRequested
    /// ``wake()`` was called.
    case woken
    case closed
  }

  private let descriptor: Int32
  private let restoration: TerminalRestoration
  private let watch: DeviceWatch
  private let handlesSignals: Bool
  private let use: Use
  private(set) var isActive = false

  /// Opens the terminal that a descriptor belongs to. It is opened anew, because a descriptor that does not block would
  /// otherwise not block for the shell either.
  ///
  /// - Parameter handlesSignals: whether changes of size, stops and the end of the process concern this terminal.
  init(of descriptor: Int32, for use: Use = .screen, handlesSignals: Bool = true) throws(TerminalError) {
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(descriptor, &name, name.count) == 0 else { throw .notATerminal }
    var opened = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    if opened < 0 { opened = open("/dev/tty", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC) }
    guard opened >= 0 else { throw .cannotOpen(errno) }
    var modes = termios()
    guard tcgetattr(opened, &modes) == 0 else {
      close(opened)
      throw .notATerminal
    }
    self.descriptor = opened
    self.handlesSignals = handlesSignals
    self.use = use
    restoration = TerminalRestoration(
      descriptor: opened, modes: modes, undo: use == .screen ? TerminalModes.undo : "")
    watch = DeviceWatch(descriptor: opened)
  }

  var size: TerminalSize {
    TerminalSize(descriptor: descriptor) ?? TerminalSize(columns: 80, rows: 24)
  }

  /// For one reader.
  var events: some AsyncSequence<Event, Never> {
    watch.events.map { event in
      switch event {
      case .bytes(let bytes): .bytes(bytes)
      case .drained: .drained
      case .call(UInt8(SIGWINCH)): .resized
      case .call(UInt8(SIGTSTP)): .stopRequested
      case .call(UInt8(SIGCONT)): .resumed
      case .call: .woken
      case .closed: .closed
      }
    }
  }

  /// Raw mode, alternate screen. To be called again after a stop, which may have come unannounced.
  func enter() {
    isActive = true
    if handlesSignals { RestoreOnExit.arm(restoration) }
    var modes = restoration.modes
    switch use {
    case .screen: cfmakeraw(&modes)
    case .questions: modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    }
    // What was typed ahead is kept.
    tcsetattr(descriptor, TCSANOW, &modes)
    if use == .screen {
      if handlesSignals { passOn([SIGWINCH, SIGTSTP, SIGCONT]) }
      send(Array(TerminalModes.enter.utf8))
    }
  }

  /// Gives the terminal back as it was found.
  func leave() {
    guard isActive else { return }
    isActive = false
    watch.dropUnwritten()
    restoration.perform()
    if handlesSignals { RestoreOnExit.disarm() }
  }

  /// Stops the process and those it works together with, as Ctrl-Z does in the shell. ``Event/resumed`` follows when
  /// the shell lets it go on; then call ``enter()``.
  func stopProcess() {
    leave()
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
  }

  /// Makes ``events`` give something, so that its reader looks about.
  func wake() {
    watch.call(0)
  }

  /// Ends the watching thread; nothing comes from ``events`` any more.
  func shutDown() {
    leave()
    if handlesSignals { signalCallDescriptor = -1 }
    watch.stop()
  }

  deinit {
    close(descriptor)
  }

  /// Whether a slow terminal has not taken everything yet. What is drawn meanwhile would be late; better to wait for
  /// ``Event/drained`` and draw what is then to be seen.
  var isBusy: Bool { watch.isWriting }

  /// Writes without waiting. What the terminal does not take now is written when it does.
  func send(_ bytes: [UInt8]) {
    watch.send(bytes)
  }

  private func passOn(_ signals: [Int32]) {
    signalCallDescriptor = watch.wakeDescriptor
    for signal in signals {
      var action = sigaction()
      action.sa_flags = SA_RESTART
      action.setHandler { number in
        let error = errno
        var byte = UInt8(number)
        _ = write(signalCallDescriptor, &byte, 1)
        errno = error
      }
      sigaction(signal, &action, nil)
    }
  }
}

// Set on the main actor before the handlers that read it are installed.
nonisolated(unsafe) private var signalCallDescriptor: Int32 = -1

/// Why there is no terminal to draw on.
public enum TerminalError: Error, Equatable {
  /// Input or output is a file or a pipe.
  case notATerminal
  /// The system's error number.
  case cannotOpen(Int32)
}
