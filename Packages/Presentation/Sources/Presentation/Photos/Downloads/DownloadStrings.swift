public import Domain

/// The localized strings of downloads.
public struct DownloadStrings: FeatureStrings {
  public let running: @Sendable (_ title: String, DownloadProgress) -> String
  public let cancelled: String
  public let saved: @Sendable (_ path: String) -> String
  public let savedSeveral: @Sendable (_ count: Int, _ folder: String) -> String
  public let save: String
  public let cancelSaving: String
  public let replace: String
  /// A question whether to replace an existing file.
  public let replaceQuestion: @Sendable (_ path: String) -> String
  /// The message that the program saves photos before it ends.
  public let finishing: @Sendable (_ titles: [String]) -> String
  /// The message that a photo was not saved when the program ended.
  public let notSaved: @Sendable (_ title: String, _ reason: String) -> String

  public static let english = DownloadStrings(
    running: { title, progress in
      progress.fraction.map { "Saving \(title): \(Int($0 * 100)) %" }
        ?? "Saving \(title): \(progress.received.grouped) bytes"
    },
    cancelled: "Saving canceled.",
    saved: { "Saved: \($0)" },
    savedSeveral: { "Saved \(EnglishText.count($0, "photo")) in \($1)" },
    save: "Save",
    cancelSaving: "Cancel saving",
    replace: "Replace",
    replaceQuestion: { "The file already exists:\n\($0)\nReplace it?" },
    finishing: { "Saving (Ctrl-C cancels): \($0.joined(separator: ", "))" },
    notSaved: { "Not saved: \($0) — \($1)" }
  )

  public static let korean = DownloadStrings(
    running: { title, progress in
      progress.fraction.map { "저장하는 중, \(title): \(Int($0 * 100)) %" }
        ?? "저장하는 중, \(title): \(progress.received.grouped)바이트"
    },
    cancelled: "저장을 취소했습니다.",
    saved: { "저장했습니다: \($0)" },
    savedSeveral: { "사진 \($0.grouped)장을 저장했습니다: \($1)" },
    save: "저장",
    cancelSaving: "저장 취소",
    replace: "바꾸기",
    replaceQuestion: { "이미 파일이 있습니다.\n\($0)\n바꿀까요?" },
    finishing: { "저장하는 중(Ctrl-C 키로 취소): \($0.joined(separator: ", "))" },
    notSaved: { "저장하지 못했습니다: \($0) — \($1)" }
  )
}

extension Strings {
  public var downloads: DownloadStrings { self[DownloadStrings.self] }
}
