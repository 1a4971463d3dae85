import Foundation

/// Writes files that only the user can read.
enum PrivateFile {
  /// Writes a text to a new file, and then gives the file its name, so that the file is never incomplete. Creates the
  /// folder of the file if necessary.
  ///
  /// - Returns: whether the file was written.
  static func write(_ text: String, to path: String) -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let temporary = "\(path).\(getpid())"
    unlink(temporary)
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    guard (try? handle.write(contentsOf: Data(text.utf8))) != nil, (try? handle.synchronize()) != nil,
      rename(temporary, path) == 0
    else {
      unlink(temporary)
      return false
    }
    return true
  }
}
