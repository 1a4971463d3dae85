package import Domain
package import Persistence
package import Presentation

/// Opens the user's database for an app.
extension UserDatabase {
  /// Opens the user's database. Call ``showNotices(on:strings:)`` to print the problems that occurred.
  ///
  /// - Parameter console: prints the problems that occur after opening.
  package convenience init(paths: Paths, console: Console, strings: Strings, now: @escaping @Sendable () -> Date) {
    let responses = paths.responses
    self.init(
      path: paths.database, now: now, makeRoom: { FolderSize(of: responses).removeFiles() },
      onNotice: { console.warn(strings.notices.text($0)) })
  }

  package func showNotices(on console: Console, strings: Strings) {
    for notice in notices { console.warn(strings.notices.text(notice)) }
  }
}
