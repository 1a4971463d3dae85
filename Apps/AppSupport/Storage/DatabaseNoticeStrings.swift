package import Persistence
package import Presentation

/// The localized strings of notices about the user's database.
package struct DatabaseNoticeStrings: FeatureStrings {
  package let text: @Sendable (DatabaseNotice) -> String

  package static let english = DatabaseNoticeStrings { notice in
    switch notice {
    case .recovered(let damaged, let rows):
      "Your data was damaged. The damaged file is now \(damaged). \(recoveredEnglish(rows))"
    case .older(let path, let rows):
      """
      Your data is older than the data that was last saved. \(path) or its log was replaced or removed. \
      \(recoveredEnglish(rows)) To go back to a backup, use 'photolist restore FILE'.
      """
    case .readOnly(let path, let diskIsFull):
      diskIsFull
        ? "The disk is full, so \(path) is read-only. Free some space to save likes."
        : "\(path) is read-only. Change its permissions to save likes."
    }
  }

  package static let korean = DatabaseNoticeStrings { notice in
    switch notice {
    case .recovered(let damaged, let rows):
      "데이터가 손상되어 있었습니다. 손상된 파일: \(damaged). \(recoveredKorean(rows))"
    case .older(let path, let rows):
      """
      데이터가 마지막으로 저장했을 때보다 오래되었습니다. \(path) 파일이나 그 로그가 바뀌었거나 지워졌습니다. \
      \(recoveredKorean(rows)) 백업으로 되돌리려면 'photolist restore FILE'을 사용하세요.
      """
    case .readOnly(let path, let diskIsFull):
      diskIsFull
        ? "디스크가 가득 차서 \(path)에 쓸 수 없습니다. 좋아요를 저장하려면 공간을 확보하세요."
        : "\(path)에 쓸 수 없습니다. 좋아요를 저장하려면 권한을 바꾸세요."
    }
  }

  /// Returns the number of recovered rows of each kind of data, and the kinds that may be incomplete.
  private static func recoveredEnglish(_ rows: [RecoveredRows]) -> String {
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

  private static func recoveredKorean(_ rows: [RecoveredRows]) -> String {
    let counts = rows.map { rows in
      "\(koreanName(rows.feature)) \(rows.count)개"
        + (rows.countFromSnapshot > 0 ? "(그중 \(rows.countFromSnapshot)개는 스냅샷에서)" : "")
    }
    let recovered = "복구했습니다: \(counts.joined(separator: ", "))."
    let incomplete = rows.filter { !$0.isComplete }
    guard !incomplete.isEmpty else { return recovered }
    let features = incomplete.map { koreanName($0.feature) }.joined(separator: ", ")
    guard let snapshot = incomplete.compactMap(\.snapshot).first else {
      return "\(recovered) 일부가 없을 수 있습니다: \(features)."
    }
    return "\(recovered) \(snapshot)의 스냅샷 이후에 바뀐 내용이 없을 수 있습니다: \(features)."
  }

  private static func koreanName(_ feature: String) -> String {
    switch feature {
    case "likes": "좋아요"
    case "memos": "메모"
    case "friends": "친구"
    case "recent searches": "최근 검색"
    default: feature
    }
  }
}

extension Strings {
  package var notices: DatabaseNoticeStrings { self[DatabaseNoticeStrings.self] }
}
