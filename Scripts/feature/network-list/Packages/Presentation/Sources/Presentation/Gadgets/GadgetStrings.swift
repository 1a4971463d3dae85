/// The localized strings of the screens with gizmos.
public struct GadgetStrings: FeatureStrings {
  public let title: String
  public let loading: String
  public let empty: String
  // [detail]
  public let missing: @Sendable (_ id: String) -> String
  // [end]

  public static let english = GadgetStrings(
    title: "Gizmos",
    loading: "Loading…",
    // [detail]
    empty: "The service has no gizmos.",
    missing: { "There is no gizmo \($0)." }
    // [else]
    empty: "The service has no gizmos."
    // [end]
  )

  public static let korean = GadgetStrings(
    title: "가젯",
    loading: "불러오는 중…",
    // [detail]
    empty: "서비스에 가젯{이} 없습니다.",
    missing: { "\($0)번 가젯{이} 없습니다." }
    // [else]
    empty: "서비스에 가젯{이} 없습니다."
    // [end]
  )
}

extension Strings {
  public var gadgets: GadgetStrings { self[GadgetStrings.self] }
}
