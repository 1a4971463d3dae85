/// The localized strings that all screens share: the names of key commands, and the messages of the line-by-line mode.
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
  /// The title of the list of all keys.
  public let keys: String
  public let keysHint: @Sendable (_ key: String) -> String
  public let tooSmall: String

  // Messages of the line-by-line mode, for screen readers.
  /// The number of the selected item, counted from 1.
  public let selection: @Sendable (_ number: Int, _ count: Int) -> String
  public let unknownKey: @Sendable (_ key: String) -> String
  public let unknownCommand: String

  public static let english = NavigationStrings(
    move: "Move",
    movePage: "Page up or down",
    moveToEnds: "First or last",
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
    tooSmall: "Please enlarge the window.",
    selection: { "Selected \($0.grouped) of \($1.grouped)." },
    unknownKey: { "No command for \($0). Type ? for help." },
    unknownCommand: "Unknown command. Type ? for help."
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
    tooSmall: "창을 더 크게 해 주세요.",
    selection: { "\($1.grouped)개 중 \($0.grouped)번째입니다." },
    unknownKey: { "\($0) 키로 할 수 있는 일이 없습니다. ?를 입력하면 도움말이 나옵니다." },
    unknownCommand: "알 수 없는 명령입니다. ?를 입력하면 도움말이 나옵니다."
  )
}

extension Strings {
  public var navigation: NavigationStrings { self[NavigationStrings.self] }
}
