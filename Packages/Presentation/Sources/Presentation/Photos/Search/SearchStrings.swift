public import Domain

/// The localized strings of the search screen.
public struct SearchStrings: FeatureStrings {
  public let title: String
  public let placeholder: String
  public let nothingFound: @Sendable (SearchQuery) -> String
  public let typeToSearch: String
  public let recentSearches: String
  public let forget: String
  public let filters: String
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
    typeToSearch: "Type to search.",
    recentSearches: "Recent searches",
    forget: "Remove",
    filters: "Filters",
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
    typeToSearch: "찾을 말을 입력하세요.",
    recentSearches: "최근 검색어",
    forget: "잊기",
    filters: "필터",
    order: "순서",
    orientation: "모양",
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
