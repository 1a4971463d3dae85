/// The localized strings that only commands need.
public struct CommandStrings: FeatureStrings {
  public let morePages: @Sendable (_ next: Int) -> String
  /// A warning that the user database cannot be opened, with the reason.
  public let storesNothing: @Sendable (_ reason: String) -> String
  public let cacheCleared: @Sendable (_ photos: Int, _ size: String) -> String
  public let likesExported: @Sendable (Int) -> String
  public let likesImported: @Sendable (_ added: Int, _ existing: Int) -> String
  /// A message that a backup was restored. `saved` is the path of the previous data.
  public let restored: @Sendable (_ backup: String, _ saved: String?) -> String
  public let demoNotice: String
  /// A warning that a malformed item is left out of a list, with the reason.
  public let itemLeftOut: @Sendable (_ reason: String) -> String

  public static let english = CommandStrings(
    morePages: { "For the next page, use --page \($0)." },
    storesNothing: { "Changes cannot be saved. \($0)" },
    cacheCleared: { "Removed: \(EnglishText.count($0, "photo")), \($1)." },
    likesExported: { "Likes exported: \($0.grouped)" },
    likesImported: { "Likes imported: \($0.grouped); already liked: \($1.grouped)" },
    restored: { backup, saved in
      "Restored: \(backup)." + (saved.map { " Your previous data is in \($0)." } ?? "")
    },
    demoNotice: """
      These photos are from the demo catalog. --source picsum shows photographs and needs no access key. To use \
      Unsplash, get a free access key at https://unsplash.com/developers and set UNSPLASH_ACCESS_KEY.
      """,
    itemLeftOut: { "\($0) The item is left out." }
  )

  public static let korean = CommandStrings(
    morePages: { "다음 쪽: --page \($0)" },
    storesNothing: { "아무것도 저장할 수 없습니다. \($0)" },
    cacheCleared: { "지웠습니다: 사진 \($0.grouped)장, \($1)." },
    likesExported: { "내보낸 좋아요: \($0.grouped)개" },
    likesImported: { "가져온 좋아요: \($0.grouped)개, 이미 좋아요한 사진: \($1.grouped)장" },
    restored: { backup, saved in
      "복원했습니다: \(backup)." + (saved.map { " 이전 데이터: \($0)" } ?? "")
    },
    demoNotice: """
      데모 카탈로그입니다. --source picsum은 키 없이 사진을 보여 줍니다. Unsplash의 사진을 보려면 \
      https://unsplash.com/developers에서 무료 키를 받아 UNSPLASH_ACCESS_KEY로 지정하세요.
      """,
    itemLeftOut: { "\($0) 이 항목은 건너뜁니다." }
  )
}

extension Strings {
  public var commands: CommandStrings { self[CommandStrings.self] }
}
