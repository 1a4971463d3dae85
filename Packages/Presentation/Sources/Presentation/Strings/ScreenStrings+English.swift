import Domain

extension ScreenStrings {
  static let english = ScreenStrings(
    move: "Move",
    movePage: "A page up or down",
    moveToEnds: "To the first or the last",
    open: "Open",
    back: "Back",
    quit: "Quit",
    help: "Keys",
    search: "Search",
    nextSection: "Next section",
    previousSection: "Previous section",
    retry: "Try again",
    reload: "Reload",
    like: "Like",
    save: "Save",
    cancelSaving: "Cancel saving",
    replace: "Replace",
    share: "Share",
    openPage: "Browser",
    next: "Next",
    previous: "Previous",
    larger: "Larger",
    smaller: "Smaller",
    whole: "Whole picture",
    facts: "Facts",
    filters: "Filters",
    cancel: "Cancel",
    keys: "Keys",
    keysHint: { "\($0) lists all keys." },
    recentSearches: "Recent searches",
    forget: "Forget",
    tooSmall: "Please enlarge the window.",
    order: "Order",
    orientation: "Shape",
    color: "Colour",
    any: "any",
    orderName: { order in
      switch order {
      case .relevant: "relevant"
      case .latest: "latest"
      }
    },
    orientationName: { orientation in
      switch orientation {
      case .landscape: "wide"
      case .portrait: "tall"
      case .squarish: "square"
      }
    },
    colorName: { color in
      switch color {
      case .blackAndWhite: "black and white"
      case .black: "black"
      case .white: "white"
      case .yellow: "yellow"
      case .orange: "orange"
      case .red: "red"
      case .purple: "purple"
      case .magenta: "magenta"
      case .green: "green"
      case .teal: "teal"
      case .blue: "blue"
      }
    },
    linkCopied: { "Link copied: \($0)" },
    opened: { "Opened: \($0)" },
    notOpened: { "No browser could be started. The link: \($0)" },
    replaceQuestion: { "There is a file already:\n\($0)\nReplace it?" }
  )
}
