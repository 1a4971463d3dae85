#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Sets and restores the modes of a terminal, and reads and writes without blocking. Only ``leave()`` waits, for at
/// most a second.
@MainActor
final class TerminalDevice {
  /// The purpose for which the terminal is opened.
  enum Use {
    /// Drawing on the whole screen.
    case screen
    /// Sending queries. The screen does not change, and Ctrl-C still interrupts.
    case questions
  }

  enum Event: Sendable {
    case bytes([UInt8])
    /// All pending output has been written.
    case drained
    case resized
    /// The process continued after a stop.
    case resumed
    /// A signal has asked the process to stop.
    case stopRequested
    /// ``wake()`` was called.
    case woken
    case closed
  }

  private let descriptor: OwnedDescriptor
  private let restoration: TerminalRestoration
  private let watch: DeviceWatch
  private let handlesSignals: Bool
  private let use: Use
  private(set) var isActive = false

  /// Opens the terminal of a descriptor a second time, because non-blocking mode on the original descriptor would also
  /// affect the shell.
  ///
  /// - Parameter handlesSignals: whether to handle the signals for resizing, stopping and ending the process.
  init(of descriptor: Int32, for use: Use = .screen, handlesSignals: Bool = true) throws(TerminalError) {
    var name = [CChar](repeating: 0, count: 256)
    guard ttyname_r(descriptor, &name, name.count) == 0 else { throw .notATerminal }
    var opened = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    if opened < 0 { opened = open("/dev/tty", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC) }
    guard opened >= 0 else { throw .cannotOpen(errno) }
    self.descriptor = OwnedDescriptor(opened)
    var modes = termios()
    guard tcgetattr(opened, &modes) == 0 else { throw .notATerminal }
    self.handlesSignals = handlesSignals
    self.use = use
    restoration = TerminalRestoration(
      descriptor: opened, modes: modes, undo: use == .screen ? TerminalModes.undo : "")
    watch = DeviceWatch(descriptor: self.descriptor)
  }

  var size: TerminalSize {
    TerminalSize(descriptor: descriptor.number) ?? TerminalSize(columns: 80, rows: 24)
  }

  /// The device's events. Only one task may iterate over the events.
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

  /// Switches to raw mode and the alternate screen. Call this method again whenever the process continues after a stop.
  func enter() {
    // SIGSTOP stops the process without `leave()`. Afterwards, `isActive` is still true and the title is still saved.
    if use == .screen && !isActive { send(Array(TerminalModes.saveTitle.utf8)) }
    isActive = true
    if handlesSignals { RestoreOnExit.arm(restoration) }
    var modes = restoration.modes
    switch use {
    case .screen: cfmakeraw(&modes)
    case .questions: modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    }
    // `TCSANOW` preserves input that was typed before.
    tcsetattr(descriptor.number, TCSANOW, &modes)
    if use == .screen {
      if handlesSignals { passOn([SIGWINCH, SIGTSTP, SIGCONT]) }
      send(Array(TerminalModes.enter.utf8))
    }
  }

  /// Restores the terminal.
  func leave() {
    guard isActive else { return }
    isActive = false
    watch.dropUnwritten()
    guard handlesSignals else { return restoration.perform() }
    // The handler of a signal may already have restored the terminal.
    if RestoreOnExit.isArmed { restoration.perform() }
    RestoreOnExit.disarm()
  }

  /// Stops the process group, as Ctrl-Z does in the shell. When the shell continues the process, ``Event/resumed``
  /// follows. Call ``enter()`` after this event.
  func stopProcess() {
    leave()
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
  }

  /// Wakes the reader of ``events``.
  func wake() {
    watch.call(0)
  }

  /// Restores the terminal, and ends the thread and ``events``.
  func shutDown() {
    leave()
    if handlesSignals { signalCallDescriptor = -1 }
    watch.stop()
  }

  /// Whether output is pending on a slow terminal. While output is pending, do not draw. After ``Event/drained``, draw
  /// the latest state.
  var isBusy: Bool { watch.isWriting }

  /// Writes without blocking. Output that does not fit is written later.
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

// Safe: set on the main actor before the handlers that read it are installed.
nonisolated(unsafe) private var signalCallDescriptor: Int32 = -1

/// The error of a terminal that cannot be used.
public enum TerminalError: Error, Equatable {
  /// Input or output is a file or a pipe.
  case notATerminal
  /// The terminal cannot be opened; the value is the system's error number.
  case cannotOpen(Int32)
}
