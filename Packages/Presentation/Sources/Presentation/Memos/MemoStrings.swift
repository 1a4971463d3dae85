/// The localized strings of the memo screens.
public struct MemoStrings: FeatureStrings {
  public let title: String
  public let newMemo: String
  public let editMemo: String
  public let titleField: String
  public let contentField: String
  public let loading: String
  public let empty: String
  public let edited: String
  public let deleted: @Sendable (_ title: String) -> String
  public let saved: @Sendable (_ title: String) -> String
  public let incomplete: String
  public let unsaved: String

  public static let english = MemoStrings(
    title: "Memos",
    newMemo: "New memo",
    editMemo: "Edit memo",
    titleField: "Title",
    contentField: "Content",
    loading: "Loading…",
    empty: "No memos yet.",
    edited: "edited",
    deleted: { "Deleted “\($0)”. Undo?" },
    saved: { "Saved “\($0)”." },
    incomplete: "Enter a title and content.",
    unsaved: "The text is not saved. Discard it?"
  )

  public static let korean = MemoStrings(
    title: "메모",
    newMemo: "새 메모",
    editMemo: "메모 편집",
    titleField: "제목",
    contentField: "내용",
    loading: "불러오는 중…",
    empty: "아직 메모가 없습니다.",
    edited: "편집됨",
    deleted: { "‘\($0)’ 메모를 삭제했습니다. 되돌릴까요?" },
    saved: { "‘\($0)’ 메모를 저장했습니다." },
    incomplete: "메모에는 제목과 내용이 모두 있어야 합니다.",
    unsaved: "저장하지 않은 글이 있습니다. 버릴까요?"
  )
}

extension Strings {
  public var memos: MemoStrings { self[MemoStrings.self] }
}
