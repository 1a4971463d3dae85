public import Domain

/// The localized strings of downloads.
public struct DownloadStrings: FeatureStrings {
  public let running: @Sendable (_ title: String, DownloadProgress) -> String
  public let cancelled: String
  public let saved: @Sendable (_ path: String) -> String
  public let save: String
  public let cancelSaving: String
  public let replace: String
  /// A question whether to replace an existing file.
  public let replaceQuestion: @Sendable (_ path: String) -> String

  public static let english = DownloadStrings(
    running: { title, progress in
      progress.fraction.map { "Saving \(title): \(Int($0 * 100)) %" }
        ?? "Saving \(title): \(progress.received.grouped) bytes"
    },
    cancelled: "Saving canceled.",
    saved: { "Saved: \($0)" },
    save: "Save",
    cancelSaving: "Cancel saving",
    replace: "Replace",
    replaceQuestion: { "The file already exists:\n\($0)\nReplace it?" }
  )

  public static let korean = DownloadStrings(
    running: { title, progress in
      progress.fraction.map { "저장하는 중, \(title): \(Int($0 * 100)) %" }
        ?? "저장하는 중, \(title): \(progress.received.grouped)바이트"
    },
    cancelled: "저장을 취소했습니다.",
    saved: { "저장했습니다: \($0)" },
    save: "저장",
    cancelSaving: "저장 취소",
    replace: "바꾸기",
    replaceQuestion: { "이미 파일이 있습니다.\n\($0)\n바꿀까요?" }
  )
}

extension Strings {
  public var downloads: DownloadStrings { self[DownloadStrings.self] }
}
