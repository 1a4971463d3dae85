package import Domain
package import Persistence

/// Opens the user's database for an app.
extension UserDatabase {
  /// Opens the user's database. ``showNotices(on:)`` then prints problems that occurred.
  ///
  /// - Parameter console: prints the problems that occur later.
  package convenience init(paths: Paths, console: Console, now: @escaping @Sendable () -> Date) {
    let responses = paths.responses
    self.init(
      path: paths.database, now: now, makeRoom: { FolderSize(of: responses).removeFiles() },
      onNotice: { console.warn($0.text) })
  }

  package func showNotices(on console: Console) {
    for notice in notices { console.warn(notice.text) }
  }
}

extension DatabaseNotice {
  package var text: String {
    switch self {
    case .recovered(let damaged, let rows):
      "Your data was damaged. The damaged file is now \(damaged). \(Self.recovered(rows))"
    case .older(let path, let rows):
      """
      Your data is older than when it was last saved: \(path) was replaced or removed, or its log was. \
      \(Self.recovered(rows)) To go back to a backup, use 'photolist restore FILE'.
      """
    case .readOnly(let path, let diskIsFull):
      diskIsFull
        ? "The disk is full, so \(path) is read-only. Free some space to save likes."
        : "\(path) is read-only. Change its permissions to save likes."
    }
  }

  /// Names every kind of data, how much of it there is, and what may be missing.
  private static func recovered(_ rows: [RecoveredRows]) -> String {
    let counts = rows.map { rows in
      "\(rows.count) \(rows.feature)"
        + (rows.countFromSnapshot > 0 ? " (\(rows.countFromSnapshot) from a snapshot)" : "")
    }
    let recovered = "Recovered: \(counts.joined(separator: ", "))."
    let incomplete = rows.filter { !$0.isComplete }
    guard !incomplete.isEmpty else { return recovered }
    let features = incomplete.map(\.feature).joined(separator: ", ")
    guard let snapshot = incomplete.compactMap(\.snapshot).first else {
      return "\(recovered) Some may be missing: \(features)."
    }
    return "\(recovered) Changes since the snapshot of \(snapshot) may be missing: \(features)."
  }
}
