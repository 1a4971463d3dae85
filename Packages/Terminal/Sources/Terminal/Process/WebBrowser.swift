import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Opens pages in the web browser of the user's desktop.
enum WebBrowser {
  /// Opens a page. Only http and https addresses are accepted.
  ///
  /// - Returns: whether a browser opened the address.
  static func open(_ address: String, environment: [String: String]) async -> Bool {
    guard address.hasPrefix("https://") || address.hasPrefix("http://") else { return false }
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

  /// Runs a program that is found in `PATH`, in its own session: it has no terminal, keys that stop or interrupt this
  /// program do not reach it, and it inherits no descriptor.
  ///
  /// - Returns: whether it exited with status 0.
  static func run(_ arguments: [String]) async -> Bool {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: spawnAndWait(arguments)) }
    }
  }

  private static func spawnAndWait(_ arguments: [String]) -> Bool {
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
    // Libraries open descriptors that would be inherited, such as libcurl's.
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
/// `POSIX_SPAWN_SETSID`, a macro that is not imported.
private let spawnFlags: Int16 = 0x80
#endif

/// The identifier of this process.
var processID: Int { Int(getpid()) }
