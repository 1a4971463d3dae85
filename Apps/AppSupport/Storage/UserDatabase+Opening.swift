package import Domain
package import Persistence

/// Opens the user's database for an app.
extension UserDatabase {
  /// Opens the user's database. ``showNotices(on:)`` then prints problems that occurred.
  package convenience init(paths: Paths, now: @escaping @Sendable () -> Date) {
    let responses = paths.responses
    self.init(path: paths.database, now: now, makeRoom: { FolderSize(of: responses).removeFiles() })
  }

  package func showNotices(on console: Console) {
    for notice in notices { console.warn(notice.text) }
  }
}

extension DatabaseNotice {
  package var text: String {
    switch self {
    case .recovered(let damaged, let rows):
      """
      Your data was damaged. The damaged file is now \(damaged). \
      Recovered: \(rows.map { "\($0.count) \($0.feature)" }.joined(separator: ", ")).\(Self.lost(of: rows))
      """
    case .readOnly(let path, let diskIsFull):
      diskIsFull
        ? "The disk is full, so \(path) is read-only. Free some space to save likes."
        : "\(path) is read-only. Change its permissions to save likes."
    }
  }

  private static func lost(of rows: [RecoveredRows]) -> String {
    let features = rows.filter { !$0.isComplete }.map(\.feature)
    return features.isEmpty ? "" : " Some may be missing: \(features.joined(separator: ", "))."
  }
}
