/// The localized strings of the screens with gizmos.
public struct GadgetStrings: FeatureStrings {
  public let title: String
  /// The label of the field for the name of a new gizmo.
  public let new: String
  public let add: String
  public let delete: String
  public let loading: String
  public let empty: String
  public let added: @Sendable (_ name: String) -> String
  public let deleted: @Sendable (_ name: String) -> String
  public let offersUndo: @Sendable (_ name: String) -> String
  public let restored: @Sendable (_ name: String) -> String
  public let missing: @Sendable (_ id: Int) -> String
  public let invalidName: @Sendable (_ maximumLength: Int) -> String

  public static let english = GadgetStrings(
    title: "Gizmos",
    new: "New gizmo",
    add: "Add",
    delete: "Delete",
    loading: "Loading…",
    empty: "No gizmos yet.",
    added: { "Added “\($0)”." },
    deleted: { "Deleted “\($0)”." },
    offersUndo: { "Deleted “\($0)”. Undo?" },
    restored: { "Restored “\($0)”." },
    missing: { "There is no gizmo \($0)." },
    invalidName: { "Enter a name with 1 to \($0) characters." }
  )

  public static let korean = GadgetStrings(
    title: "가젯",
    new: "새 가젯",
    add: "추가",
    delete: "삭제",
    loading: "불러오는 중…",
    empty: "아직 가젯{이} 없습니다.",
    added: { "‘\($0)’ 가젯{을} 추가했습니다." },
    deleted: { "‘\($0)’ 가젯{을} 삭제했습니다." },
    offersUndo: { "‘\($0)’ 가젯{을} 삭제했습니다. 되돌릴까요?" },
    restored: { "‘\($0)’ 가젯{을} 되돌렸습니다." },
    missing: { "\($0)번 가젯{이} 없습니다." },
    invalidName: { "이름은 1자 이상 \($0)자 이하로 입력해 주세요." }
  )
}

extension Strings {
  public var gadgets: GadgetStrings { self[GadgetStrings.self] }
}
