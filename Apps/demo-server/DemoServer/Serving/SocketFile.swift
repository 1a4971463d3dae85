import FlyingSocks
import Foundation

/// The path of a Unix socket on which a server can listen. The initializers check the path.
struct SocketFile {
  let path: String

  /// The maximum length of a path in a `sockaddr_un`, in bytes.
  static var longestPath: Int { MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1 }

  /// Checks a path that the caller chose, and removes the socket of a server that has ended. Throws an error if a
  /// server is running on the socket, or if the file is not a socket.
  init(path: String) throws(DemoServerError) {
    guard path.utf8.count <= Self.longestPath else { throw .socketPathTooLong(path, limit: Self.longestPath) }
    self.path = path
    guard let mode = Self.mode(of: path) else { return }
    guard mode & S_IFMT == S_IFSOCK else { throw .notASocket(path) }
    if Self.isAnswered(path) { throw .socketInUse(path) }
    unlink(path)
  }

  /// Chooses a path for this process in a folder that only this user can open, and removes sockets of processes that
  /// have ended.
  init(inPrivateFolder folder: String) throws(DemoServerError) {
    let path = "\(folder)/demo-\(getpid())-\(String(UInt16.random(in: 0...UInt16.max), radix: 16)).sock"
    guard path.utf8.count <= Self.longestPath else { throw .socketPathTooLong(path, limit: Self.longestPath) }
    try Self.makePrivate(folder)
    Self.removeOrphans(in: folder)
    self.path = path
  }

  /// The folder `photolist` in `XDG_RUNTIME_DIR`, or `photolist-UID` in `/tmp` if `XDG_RUNTIME_DIR` is not set or too
  /// long.
  static var defaultFolder: String {
    if let runtime = getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) }), runtime.hasPrefix("/") {
      let folder = "\(runtime)/photolist"
      if folder.utf8.count + "/demo-4194304-ffff.sock".utf8.count <= longestPath { return folder }
    }
    return "/tmp/photolist-\(getuid())"
  }

  func remove() {
    unlink(path)
  }

  private static func makePrivate(_ folder: String) throws(DemoServerError) {
    if mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw .cannotMakeDirectory(folder, reason: String(cString: strerror(errno)))
    }
    // Uses `lstat`, because another user may have created a link at the path.
    var information = stat()
    guard lstat(folder, &information) == 0, information.st_mode & S_IFMT == S_IFDIR, information.st_uid == getuid(),
      information.st_mode & 0o077 == 0
    else { throw .directoryNotPrivate(folder) }
  }

  /// Removes sockets named `demo-PID-….sock` whose process has ended.
  private static func removeOrphans(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      let parts = name.split(separator: "-")
      guard parts.count == 3, parts[0] == "demo", name.hasSuffix(".sock"), let process = pid_t(parts[1]) else {
        continue
      }
      if kill(process, 0) != 0, errno == ESRCH { unlink("\(folder)/\(name)") }
    }
  }

  private static func mode(of path: String) -> mode_t? {
    var information = stat()
    return lstat(path, &information) == 0 ? information.st_mode : nil
  }

  private static func isAnswered(_ path: String) -> Bool {
    guard let probe = try? Socket(domain: AF_UNIX) else { return false }
    defer { try? probe.close() }
    return (try? probe.connect(to: sockaddr_un.unix(path: path))) != nil
  }
}
