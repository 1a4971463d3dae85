/// The localized strings of the gadget screens.
public struct GadgetStrings: FeatureStrings {
  public let title: String
  public let loading: String
  public let empty: String

  public static let english = GadgetStrings(title: "Gadgets", loading: "Loading…", empty: "Nothing here yet.")
  public static let korean = GadgetStrings(title: "Gadgets 목록", loading: "불러오는 중…", empty: "아직 아무것도 없습니다.")
}

extension Strings {
  public var gadgets: GadgetStrings { self[GadgetStrings.self] }
}
