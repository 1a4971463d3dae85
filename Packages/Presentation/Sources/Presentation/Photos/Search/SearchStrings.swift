public import Domain

/// The localized strings of the search screen.
public struct SearchStrings: FeatureStrings {
  public let title: String
  public let placeholder: String
  public let nothingFound: @Sendable (SearchQuery) -> String
  /// A message that no cached photo matches; the source was not searched.
  public let nothingCached: @Sendable (SearchQuery) -> String
  public let typeToSearch: String
  public let recentSearches: String
  public let forget: String
  /// A message that a recent search was removed.
  public let removed: @Sendable (_ text: String) -> String
  /// A message that a removed search was restored.
  public let restored: @Sendable (_ text: String) -> String
  public let filters: String
  /// The command that moves the focus from the field to the results.
  public let results: String
  /// The command that moves the focus from the results back to the field.
  public let edit: String
  /// The command that moves the focus out of the empty search field.
  public let leaveField: String
  /// The command that changes a filter.
  public let change: @Sendable (_ filter: String) -> String
  /// The command that clears the field.
  public let clear: String
  public let order: String
  public let orientation: String
  public let color: String
  public let any: String
  public let orderName: @Sendable (SearchQuery.Order) -> String
  public let orientationName: @Sendable (PixelSize.Orientation) -> String
  public let colorName: @Sendable (SearchQuery.Color) -> String

  public static let english = SearchStrings(
    title: "Search",
    placeholder: "Search photos",
    nothingFound: { "No photos for “\($0.text)”." },
    nothingCached: { "No cached photos for “\($0.text)”." },
    typeToSearch: "Type to search.",
    recentSearches: "Recent searches",
    forget: "Remove",
    removed: { "Removed: \($0)" },
    restored: { "Undone: removal of \($0)" },
    filters: "Filters",
    results: "Results",
    edit: "Edit search",
    leaveField: "Leave field",
    change: { "Change \($0.lowercased())" },
    clear: "Clear",
    order: "Order",
    orientation: "Shape",
    color: "Color",
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
    }
  )

  public static let korean = SearchStrings(
    title: "검색",
    placeholder: "사진 검색",
    nothingFound: { "‘\($0.text)’에 대한 사진이 없습니다." },
    nothingCached: { "저장된 사진 중에는 ‘\($0.text)’에 대한 사진이 없습니다." },
    typeToSearch: "검색어를 입력하세요.",
    recentSearches: "최근 검색어",
    forget: "잊기",
    removed: { "지웠습니다: \($0)" },
    restored: { "삭제를 되돌렸습니다: \($0)" },
    filters: "필터",
    results: "결과",
    edit: "검색어 수정",
    leaveField: "입력 마치기",
    change: { "\($0) 바꾸기" },
    clear: "지우기",
    order: "순서",
    orientation: "방향",
    color: "색",
    any: "전체",
    orderName: { order in
      switch order {
      case .relevant: "관련순"
      case .latest: "최신순"
      }
    },
    orientationName: { orientation in
      switch orientation {
      case .landscape: "가로"
      case .portrait: "세로"
      case .squarish: "정사각"
      }
    },
    colorName: { color in
      switch color {
      case .blackAndWhite: "흑백"
      case .black: "검정"
      case .white: "하양"
      case .yellow: "노랑"
      case .orange: "주황"
      case .red: "빨강"
      case .purple: "보라"
      case .magenta: "자홍"
      case .green: "초록"
      case .teal: "청록"
      case .blue: "파랑"
      }
    }
  )
}

extension Strings {
  public var search: SearchStrings { self[SearchStrings.self] }
}
