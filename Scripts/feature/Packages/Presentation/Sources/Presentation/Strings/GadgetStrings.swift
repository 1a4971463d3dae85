/// The texts of the gadget screens.
public struct GadgetStrings: Sendable {
  public let title: String
  public let loading: String
  public let empty: String

  public init(_ language: Language) {
    switch language {
    case .english: (title, loading, empty) = ("Gadgets", "Loading…", "Nothing here yet.")
    case .korean: (title, loading, empty) = ("Gadgets", "불러오는 중…", "아직 아무것도 없습니다.")
    }
  }
}
