/// The texts of the keys that all screens share.
public struct NavigationStrings: FeatureStrings {
  public let move: String
  public let movePage: String
  public let moveToEnds: String
  public let open: String
  public let back: String
  public let quit: String
  public let help: String
  public let nextSection: String
  public let previousSection: String
  public let retry: String
  public let reload: String
  public let cancel: String
  /// What the list of all keys is called.
  public let keys: String
  public let keysHint: @Sendable (_ key: String) -> String
  public let tooSmall: String

  public static let english = NavigationStrings(
    move: "Move",
    movePage: "A page up or down",
    moveToEnds: "To the first or the last",
    open: "Open",
    back: "Back",
    quit: "Quit",
    help: "Keys",
    nextSection: "Next section",
    previousSection: "Previous section",
    retry: "Try again",
    reload: "Reload",
    cancel: "Cancel",
    keys: "Keys",
    keysHint: { "\($0) lists all keys." },
    tooSmall: "Please enlarge the window."
  )

  public static let korean = NavigationStrings(
    move: "이동",
    movePage: "한 쪽 위나 아래로",
    moveToEnds: "처음이나 끝으로",
    open: "열기",
    back: "뒤로",
    quit: "끝내기",
    help: "단축키",
    nextSection: "다음 화면",
    previousSection: "이전 화면",
    retry: "다시 시도",
    reload: "새로 고침",
    cancel: "취소",
    keys: "단축키 목록",
    keysHint: { "\($0) 키를 누르면 모든 단축키가 나옵니다." },
    tooSmall: "창을 더 크게 해 주세요."
  )
}

extension Strings {
  public var navigation: NavigationStrings { self[NavigationStrings.self] }
}
