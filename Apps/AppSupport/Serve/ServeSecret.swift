import Foundation
import Web

/// The secret of the web page, stored in a file that only the user can read.
struct ServeSecret {
  let text: String

  /// Reads the secret, or creates one if the file is missing or damaged.
  ///
  /// - Throws: `CommandFailure`, if the file cannot be written.
  init(path: String, strings: ServeStrings) throws(CommandFailure) {
    let failure = CommandFailure(
      message: strings.secretFailed(path), advice: strings.checkState, status: .cannotWrite)
    if let stored = try Self.read(path, or: failure) {
      text = stored
      return
    }
    text = Secret.random()
    guard PrivateFile.write(text, to: path) else { throw failure }
  }

  /// Returns the stored secret; nil if the file is missing, damaged, or readable by other users.
  private static func read(_ path: String, or failure: CommandFailure) throws(CommandFailure) -> String? {
    let file = Foundation.open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw failure
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var information = stat()
    // Other users may know the secret if they could read the file.
    guard fstat(file, &information) == 0, information.st_mode & 0o077 == 0, information.st_uid == getuid(),
      let bytes = try? handle.read(upToCount: 100)
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.count == 64 && text.allSatisfy(\.isHexDigit) ? text : nil
  }
}
