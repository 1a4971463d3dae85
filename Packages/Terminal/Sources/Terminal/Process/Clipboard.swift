#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Copies text to the user's clipboard with the programs of the desktop.
enum Clipboard {
  /// Copies a text.
  ///
  /// - Returns: whether a program accepted the text.
  static func copy(_ text: String, environment: [String: String]) async -> Bool {
    guard let file = temporaryFile(with: text, in: environment["TMPDIR"] ?? "/tmp") else { return false }
    defer { close(file) }
    for program in programs(environment: environment) {
      lseek(file, 0, SEEK_SET)
      if await WebBrowser.run(program, input: file) { return true }
    }
    return false
  }

  /// The commands that copy their standard input, in the order in which they are tried.
  static func programs(environment: [String: String]) -> [[String]] {
    var programs: [[String]] = []
    if environment["WAYLAND_DISPLAY"] != nil { programs.append(["wl-copy"]) }
    if environment["DISPLAY"] != nil {
      programs += [["xclip", "-selection", "clipboard", "-in"], ["xsel", "--clipboard", "--input"]]
    }
    #if canImport(Darwin)
    // Over ssh, pbcopy would change the clipboard of the remote machine.
    if environment["SSH_CONNECTION"] == nil { programs.append(["pbcopy"]) }
    #endif
    return programs
  }

  /// Creates an unnamed file that contains a text. A file is used instead of a pipe, because a pipe could block
  /// this process or end it with a signal.
  private static func temporaryFile(with text: String, in folder: String) -> Int32? {
    var template = Array("\(folder)/clipboard-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return nil }
    unlink(template)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    let bytes = Array(text.utf8)
    guard write(file, bytes, bytes.count) == bytes.count else {
      close(file)
      return nil
    }
    return file
  }
}
