/// The localized strings of a photo's screen.
public struct DetailStrings: FeatureStrings {
  public let label: @Sendable (PhotoFact.Kind) -> String
  /// An error: the photo has no web page to share or open.
  public let noPage: @Sendable (_ title: String) -> String
  /// An error: a browser cannot open the links of the demo catalog's photos.
  public let noDemoPage: String
  public let share: String
  public let openPage: String
  public let next: String
  public let previous: String
  /// Messages that the list has no next or no previous photo.
  public let noNext: String
  public let noPrevious: String
  public let larger: String
  public let smaller: String
  public let whole: String
  public let facts: String
  /// A message that the picture cannot be shown, with the reason.
  public let noPicture: @Sendable (_ reason: String) -> String
  /// The title of a dialog with a link that the user can select.
  public let link: String
  /// Advice for a link that could not be copied.
  public let linkAdvice: String
  public let linksCopied: @Sendable (_ count: Int) -> String
  public let linkCopied: @Sendable (_ link: String) -> String
  public let opened: @Sendable (_ link: String) -> String
  public let notOpened: @Sendable (_ link: String) -> String

  public static let english = DetailStrings(
    label: { kind in
      switch kind {
      case .id: "Id"
      case .source: "Source"
      case .author: "Author"
      case .description: "Description"
      case .seen: "Shows"
      case .size: "Size"
      case .published: "Published"
      case .color: "Color"
      case .camera: "Camera"
      case .exposure: "Exposure"
      case .place: "Place"
      case .coordinates: "Coordinates"
      case .tags: "Tags"
      case .topics: "Topics"
      case .likes: "Likes"
      case .views: "Views"
      case .downloads: "Downloads"
      case .page: "Page"
      }
    },
    noPage: { "This photo has no page: \($0)" },
    noDemoPage: "The photos of the demo are generated and have no web page.",
    share: "Share",
    openPage: "Browser",
    next: "Next",
    previous: "Previous",
    noNext: "There is no next photo.",
    noPrevious: "There is no previous photo.",
    larger: "Zoom in",
    smaller: "Zoom out",
    whole: "Whole image",
    facts: "Facts",
    noPicture: { "No picture. \($0)" },
    link: "Link",
    linkAdvice: "The clipboard is not available. Select the link with the mouse, with Shift held down.",
    linksCopied: { "\(EnglishText.count($0, "link")) copied." },
    linkCopied: { "Link copied: \($0)" },
    opened: { "Opened: \($0)" },
    notOpened: { "Cannot start a browser. Open this link: \($0)" }
  )

  public static let korean = DetailStrings(
    label: { kind in
      switch kind {
      case .id: "아이디"
      case .source: "출처"
      case .author: "작가"
      case .description: "설명"
      case .seen: "내용"
      case .size: "크기"
      case .published: "게시일"
      case .color: "색"
      case .camera: "카메라"
      case .exposure: "노출"
      case .place: "장소"
      case .coordinates: "좌표"
      case .tags: "태그"
      case .topics: "주제"
      case .likes: "좋아요"
      case .views: "조회 수"
      case .downloads: "다운로드 수"
      case .page: "페이지"
      }
    },
    noPage: { "이 사진은 웹 페이지가 없습니다: \($0)" },
    noDemoPage: "데모 사진은 생성된 것이어서 웹 페이지가 없습니다.",
    share: "공유",
    openPage: "브라우저로 열기",
    next: "다음",
    previous: "이전",
    noNext: "다음 사진이 없습니다.",
    noPrevious: "이전 사진이 없습니다.",
    larger: "확대",
    smaller: "축소",
    whole: "전체 보기",
    facts: "정보",
    noPicture: { "사진을 보여 줄 수 없습니다. \($0)" },
    link: "링크",
    linkAdvice: "클립보드를 사용할 수 없습니다. Shift 키를 누른 채 마우스로 링크를 선택하세요.",
    linksCopied: { "링크 \($0.grouped)개를 복사했습니다." },
    linkCopied: { "링크를 복사했습니다: \($0)" },
    opened: { "열었습니다: \($0)" },
    notOpened: { "브라우저를 열 수 없습니다. 링크: \($0)" }
  )
}

extension Strings {
  public var detail: DetailStrings { self[DetailStrings.self] }
}
