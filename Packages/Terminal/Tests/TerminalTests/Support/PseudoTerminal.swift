import Testing

@testable import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A pseudo terminal that the test controls, with the system's modes, sizes and signals.
@MainActor
final class PseudoTerminal {
  /// The descriptor for a program's input and output.
  let slave: Int32
  private let slavePath: [CChar]
  private let master: OwnedDescriptor
  /// Reads the output, starting with the first call of `expect`. Before that call, the program can write only as much
  /// as the system buffers.
  private lazy var watch = DeviceWatch(descriptor: master)
  private lazy var events = watch.events.makeAsyncIterator()
  /// The output after the latest expected text.
  private(set) var unread = ""
  private(set) var receivedBytes = 0

  init(columns: Int = 40, rows: Int = 8) throws {
    let (number, path) = try openMaster()
    master = OwnedDescriptor(number)
    slavePath = path
    slave = open(slavePath, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(slave >= 0)
    resize(columns: columns, rows: rows)
  }

  // The thread of the watch ends when the watch is released.
  deinit {
    close(slave)
  }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master.number, UInt(TIOCSWINSZ), &size)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(write(master.number, bytes, bytes.count) == bytes.count)
  }

  /// Whether the terminal is in canonical mode with echo, as a shell expects.
  var isCooked: Bool {
    var modes = termios()
    return tcgetattr(slave, &modes) == 0
      && modes.c_lflag & tcflag_t(ECHO | ICANON | ISIG) == tcflag_t(ECHO | ICANON | ISIG)
  }

  /// Waits until the program has written a text, and removes the output up to the end of the text.
  ///
  /// - Returns: the removed output.
  @discardableResult
  func expect(_ text: String) async throws -> String {
    while true {
      if let range = unread.firstRange(of: text) {
        defer { unread.removeSubrange(..<range.upperBound) }
        return String(unread[..<range.upperBound])
      }
      var iterator = events
      guard let event = await iterator.next(isolation: #isolation), case .bytes(let bytes) = event else {
        throw TestFailure(
          description: "the terminal was closed before \(text.debugDescription): \(unread.debugDescription)")
      }
      receivedBytes += bytes.count
      unread += String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Returns all output so far.
  func drain() async throws -> String {
    let mark = "(end of output)"
    _ = mark.withCString { write(slave, $0, strlen($0)) }
    return String(try await expect(mark).dropLast(mark.count))
  }

  /// Starts a program whose controlling terminal is this pseudo terminal.
  func start(_ arguments: [String], environment: [String]) throws -> Child {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, slavePath, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, startsSession | Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    let argv = arguments.map { strdup($0) } + [nil]
    let envp = environment.map { strdup($0) } + [nil]
    defer { for string in argv + envp { free(string) } }
    try #require(posix_spawn(&process, arguments[0], &actions, &attributes, argv, envp) == 0)
    return Child(process: process)
  }

  struct Child: Sendable {
    let process: pid_t

    enum End: Equatable {
      case exit(Int32), signal(Int32)
    }

    /// Waits on a separate thread until the program has ended.
    func wait() async -> End {
      await withCheckedContinuation { continuation in
        startThread { [process] in
          var status: Int32 = 0
          while waitpid(process, &status, 0) < 0 && errno == EINTR {}
          let signal = status & 0x7F
          continuation.resume(returning: signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal))
        }
      }
    }
  }
}

#if os(Linux)
// glibc declares these functions only with _GNU_SOURCE.
private let startsSession: Int16 = 0x80
private let setPseudoTerminalLock: UInt = 0x4004_5431
private let getPseudoTerminalNumber: UInt = 0x8004_5430

private func openMaster() throws -> (Int32, [CChar]) {
  let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
  var locked: Int32 = 0
  var number: UInt32 = 0
  try #require(master >= 0 && ioctl(master, setPseudoTerminalLock, &locked) == 0)
  try #require(ioctl(master, getPseudoTerminalNumber, &number) == 0)
  return (master, Array("/dev/pts/\(number)".utf8CString))
}
#else
private let startsSession = Int16(POSIX_SPAWN_SETSID)

private func openMaster() throws -> (Int32, [CChar]) {
  let master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
  var path = [CChar](repeating: 0, count: 128)
  try #require(master >= 0 && grantpt(master) == 0 && unlockpt(master) == 0)
  try #require(ptsname_r(master, &path, path.count) == 0)
  return (master, path)
}
#endif
