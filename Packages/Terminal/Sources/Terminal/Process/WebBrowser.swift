import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Opens pages and files in programs of the user's desktop.
public enum WebBrowser {
  /// Opens a page. Only http and https addresses are accepted.
  ///
  /// - Returns: whether a browser opened the address.
  public static func open(_ address: String, environment: [String: String]) async -> Bool {
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return false }
    return await openOnDesktop(address, environment: environment)
  }

  /// Opens a file in the default program of the desktop.
  ///
  /// - Parameter path: an absolute path.
  /// - Returns: whether a program opened the file.
  public static func openFile(_ path: String, environment: [String: String]) async -> Bool {
    guard path.hasPrefix("/") else { return false }
    return await openOnDesktop(path, environment: environment)
  }

  private static func openOnDesktop(_ address: String, environment: [String: String]) async -> Bool {
    #if canImport(Darwin)
    return await run(["open", address])
    #else
    // Without a desktop, xdg-open would start a text browser in this terminal.
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil || environment["BROWSER"] != nil else {
      return false
    }
    return await run(["xdg-open", address])
    #endif
  }

  /// Runs a program from `PATH` in its own session, without a terminal. Ctrl-C and Ctrl-Z do not affect the program,
  /// and `input` is the only descriptor that the program inherits.
  ///
  /// - Parameter input: the program's standard input; nil for empty input.
  /// - Returns: whether the program exited with status 0.
  static func run(_ arguments: [String], input: Int32? = nil) async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: spawnAndWait(arguments, input: input)) }
    }
  }

  private static func spawnAndWait(_ arguments: [String], input: Int32?) -> Bool {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return false }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, spawnFlags)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    // Closes the descriptors that libraries such as libcurl have opened, because the program would inherit them.
    for descriptor in (STDERR_FILENO + 1)..<1024 where isInherited(descriptor) {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    guard let name = words[0], posix_spawnp(&process, name, &actions, &attributes, &words, environ) == 0 else {
      return false
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    return status == 0
  }
}

private func isInherited(_ descriptor: Int32) -> Bool {
  let flags = fcntl(descriptor, F_GETFD)
  return flags >= 0 && flags & FD_CLOEXEC == 0
}

#if canImport(Darwin)
private let spawnFlags = Int16(POSIX_SPAWN_SETSID)
#else
/// The value of the macro `POSIX_SPAWN_SETSID`, which Swift does not import.
private let spawnFlags: Int16 = 0x80
#endif

/// The identifier of this process.
var processID: Int { Int(getpid()) }
