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
  /// In the list of keys, the title of the keys that open the next and the previous section.
  public let switchSection: String
  public let retry: String
  public let reload: String
  public let cancel: String
  public let undo: String
  /// The title of the list in which the user finds a command by its name.
  public let commands: String
  public let findCommand: String
  public let perform: String
  /// The title of the list of all keys.
  public let keys: String
  public let keysHint: @Sendable (_ key: String) -> String
  public let tooSmall: String
  // The reasons why no pictures are shown.
  public let noPicturesBecauseOfVariable: String
  public let noPicturesBecauseOfOption: String
  public let noPicturesWithoutColors: String
  public let scroll: String
  public let nextButton: String
  public let previousButton: String
  /// The message that no command has the name that the user types.
  public let noSuchCommand: String
  public let close: String
  /// The command that selects one of several options.
  public let choose: String
  /// In the list of keys, the title of the keys that select a section.
  public let selectSection: String
  // The titles of the groups of keys.
  public let actionKeys: String
  public let movementKeys: String
  public let navigationKeys: String
  public let programKeys: String

  // Messages of the line-by-line mode, for screen readers.
  /// The position of the selected item, counted from 1, and the number of items.
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
    switchSection: "Switch section",
    retry: "Try again",
    reload: "Reload",
    cancel: "Cancel",
    undo: "Undo",
    commands: "Commands",
    findCommand: "Name of a command",
    perform: "Perform",
    keys: "Keys",
    keysHint: { "\($0) lists all keys." },
    tooSmall: "Please enlarge the window.",
    noPicturesBecauseOfVariable: "No pictures, because NO_COLOR is set. Use --color always to show them.",
    noPicturesBecauseOfOption: "No pictures, because colors are turned off.",
    noPicturesWithoutColors: "No pictures, because the terminal has no colors.",
    scroll: "Scroll",
    nextButton: "Next button",
    previousButton: "Previous button",
    noSuchCommand: "No such command.",
    close: "Close",
    choose: "Choose",
    selectSection: "Select a section",
    actionKeys: "Actions",
    movementKeys: "Move",
    navigationKeys: "Go to",
    programKeys: "Program",
    selection: { "Selected \($0.grouped) of \($1.grouped)." },
    unknownKey: { "No command for \($0). Type ? for help." },
    unknownCommand: "Unknown command. Type ? for help."
  )

  public static let korean = NavigationStrings(
    move: "이동",
    movePage: "한 페이지 위나 아래로",
    moveToEnds: "처음이나 끝으로",
    open: "열기",
    back: "뒤로",
    quit: "끝내기",
    help: "단축키",
    nextSection: "다음 화면",
    previousSection: "이전 화면",
    switchSection: "화면 전환",
    retry: "다시 시도",
    reload: "새로 고침",
    cancel: "취소",
    undo: "되돌리기",
    commands: "명령",
    findCommand: "명령 이름",
    perform: "실행",
    keys: "단축키 목록",
    keysHint: { "\($0) 키를 누르면 모든 단축키가 나옵니다." },
    tooSmall: "창을 더 크게 해 주세요.",
    noPicturesBecauseOfVariable: "NO_COLOR 변수가 있어서 그림을 표시하지 않습니다. --color always 옵션을 쓰면 표시합니다.",
    noPicturesBecauseOfOption: "색을 껐기 때문에 그림을 표시하지 않습니다.",
    noPicturesWithoutColors: "터미널에 색이 없어서 그림을 표시하지 않습니다.",
    scroll: "스크롤",
    nextButton: "다음 버튼",
    previousButton: "이전 버튼",
    noSuchCommand: "그런 명령이 없습니다.",
    close: "닫기",
    choose: "선택",
    selectSection: "화면 선택",
    actionKeys: "동작",
    movementKeys: "이동",
    navigationKeys: "화면 전환",
    programKeys: "프로그램",
    selection: { "\($1.grouped)개 중 \($0.grouped)번째입니다." },
    unknownKey: { "\($0) 키로 할 수 있는 일이 없습니다. ?를 입력하면 도움말이 나옵니다." },
    unknownCommand: "알 수 없는 명령입니다. ?를 입력하면 도움말이 나옵니다."
  )
}

extension Strings {
  public var navigation: NavigationStrings { self[NavigationStrings.self] }
}
