package import Domain
package import Persistence

extension UserDatabase {
  /// Opens the user's data. ``showNotices(on:)`` tells the user what happened meanwhile.
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
        ? "The disk is full: \(path) can only be read. Free some space to save likes."
        : "\(path) can only be read. Change its permissions to save likes."
    }
  }

  private static func lost(of rows: [RecoveredRows]) -> String {
    let features = rows.filter { !$0.isComplete }.map(\.feature)
    return features.isEmpty ? "" : " Some may be missing: \(features.joined(separator: ", "))."
  }
}
