/// The localized strings for viewing photos: thumbnail sizes, zoom, related photos and other programs.
public struct ViewingStrings: FeatureStrings {
  // The size of the thumbnails in a list.
  public let largerThumbnails: String
  public let smallerThumbnails: String
  /// The title, in the list of keys, for the keys that change the size of the thumbnails.
  public let thumbnailSize: String
  public let largestThumbnails: String
  public let smallestThumbnails: String
  /// A message that no thumbnails are shown.
  public let noThumbnails: String

  /// The zoom factor in percent, and the center of the visible part in percent of the width and height.
  public let zoom: @Sendable (_ percent: Int, _ x: Int, _ y: Int) -> String
  /// A short title of the command that zooms in.
  public let zoomHint: String
  /// The command that hides everything except the picture.
  public let alone: String
  /// A hint with the key that shows everything again.
  public let aloneHint: @Sendable (_ key: String) -> String

  /// The command that shows the links to related photos.
  public let links: String
  /// The title of the list of links to related photos.
  public let linksTitle: String
  /// The text of a link to photos with the same author, topic, place or tag.
  public let link: @Sendable (_ kind: PhotoFact.Kind, _ title: String) -> String
  public let noLinks: String

  /// The command that opens a photo's file in another program.
  public let openFile: String
  public let opening: String
  public let notOpened: @Sendable (_ path: String) -> String

  public static let english = ViewingStrings(
    largerThumbnails: "Larger thumbnails",
    smallerThumbnails: "Smaller thumbnails",
    thumbnailSize: "Thumbnail size",
    largestThumbnails: "The thumbnails cannot be larger.",
    smallestThumbnails: "The thumbnails cannot be smaller.",
    noThumbnails: "No thumbnails are shown. --images chooses how to show them.",
    zoom: { "Zoom \($0) %, position \($1) %, \($2) %" },
    zoomHint: "Zoom",
    alone: "Picture only",
    aloneHint: { "\($0) shows everything again." },
    links: "Author, tags",
    linksTitle: "Related photos",
    link: { kind, title in
      switch kind {
      case .author: "Photos by \(title)"
      case .topics: "Topic: \(title)"
      case .tags: "Tag: \(title)"
      default: "Place: \(title)"
      }
    },
    noLinks: "No author, topic, place or tag is known for this photo.",
    openFile: "Open file",
    opening: "Opening the file in another program…",
    notOpened: { "No program can open the file: \($0)" }
  )

  public static let korean = ViewingStrings(
    largerThumbnails: "미리보기 크게",
    smallerThumbnails: "미리보기 작게",
    thumbnailSize: "미리보기 크기",
    largestThumbnails: "미리보기를 더 크게 할 수 없습니다.",
    smallestThumbnails: "미리보기를 더 작게 할 수 없습니다.",
    noThumbnails: "미리보기가 없습니다. --images로 표시 방법을 선택하세요.",
    zoom: { "\($0)% 확대, 위치 \($1)%, \($2)%" },
    zoomHint: "확대",
    alone: "사진만 보기",
    aloneHint: { "\($0) 키를 누르면 모두 다시 보입니다." },
    links: "작가, 태그",
    linksTitle: "관련 사진",
    link: { kind, title in
      switch kind {
      case .author: "작가: \(title)"
      case .topics: "주제: \(title)"
      case .tags: "태그: \(title)"
      default: "장소: \(title)"
      }
    },
    noLinks: "이 사진의 작가, 주제, 장소, 태그를 알 수 없습니다.",
    openFile: "파일 열기",
    opening: "다른 프로그램에서 파일을 여는 중…",
    notOpened: { "열 수 있는 프로그램이 없습니다: \($0)" }
  )
}

extension Strings {
  public var viewing: ViewingStrings { self[ViewingStrings.self] }
}
