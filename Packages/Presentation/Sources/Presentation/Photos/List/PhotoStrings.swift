public import Domain

/// The localized strings that all photo screens share.
public struct PhotoStrings: FeatureStrings {
  public let title: String
  public let loading: String
  public let loadingMore: String
  /// The progress of loading all photos of a list: the number of loaded photos and, if known, the total.
  public let loadingAll: @Sendable (_ loaded: Int, _ total: Int?) -> String
  public let end: String
  public let empty: String
  /// The age of cached photos, as the time of day of the fetch.
  public let seen: @Sendable (_ time: String) -> String
  public let foundInStore: String
  /// The number of new photos that are not shown yet.
  public let newPhotos: @Sendable (Int) -> String
  public let untitled: String
  public let size: @Sendable (PixelSize) -> String
  public let attribution: @Sendable (Attribution) -> String
  public let count: @Sendable (Int) -> String
  /// The number of selected photos.
  public let selected: @Sendable (Int) -> String
  // The commands that add a photo to the selection, remove a photo from the selection, and clear the selection.
  public let select: String
  public let deselect: String
  public let clearSelection: String
  /// The position of a photo in its list, counted from 1, and the number of photos.
  public let position: @Sendable (Int, Int) -> String
  /// A word or symbol for the condition of the list. A screen shows the word or symbol next to the position.
  public let condition: @Sendable (Condition) -> String

  public static let english = PhotoStrings(
    title: "Photos",
    loading: "Loading…",
    loadingMore: "Loading more…",
    loadingAll: { loaded, total in
      "Loading to the end: \(loaded.grouped)" + (total.map { " of \($0.grouped)" } ?? "")
    },
    end: "End of list.",
    empty: "No photos.",
    seen: { "As of \($0)." },
    foundInStore: "Found among cached photos.",
    newPhotos: { "\(EnglishText.count($0, "new photo")) available." },
    untitled: "Untitled",
    size: { "\($0.width) × \($0.height)" },
    attribution: { attribution in
      switch attribution.source {
      case .unsplash: "Photo by \(attribution.author) on Unsplash"
      case .picsum: "Photo by \(attribution.author), from Lorem Picsum"
      case .demo: "Image by \(attribution.author), from the demo catalog"
      case .folder: attribution.author.isEmpty ? "From your folder" : "Photo by \(attribution.author), from your folder"
      }
    },
    count: { EnglishText.count($0, "photo") },
    selected: { "\($0.grouped) selected" },
    select: "Select",
    deselect: "Deselect",
    clearSelection: "Clear selection",
    position: { "\($0.grouped) of \($1.grouped)" },
    condition: { condition in
      switch condition {
      case .upToDate: "✓"
      case .loading: "…"
      case .cached: "Cached"
      case .offline: "Offline"
      case .failed: "Failed"
      }
    }
  )

  public static let korean = PhotoStrings(
    title: "사진",
    loading: "불러오는 중…",
    loadingMore: "더 불러오는 중…",
    loadingAll: { loaded, total in
      "끝까지 불러오는 중: " + (total.map { "\($0.grouped)장 중 " } ?? "") + "\(loaded.grouped)장"
    },
    end: "마지막입니다.",
    empty: "사진이 없습니다.",
    seen: { "\($0) 기준입니다." },
    foundInStore: "전에 본 사진 중에서 찾았습니다.",
    newPhotos: { "새 사진이 \($0.grouped)장 있습니다." },
    untitled: "제목 없음",
    size: { "\($0.width) × \($0.height)" },
    attribution: { attribution in
      switch attribution.source {
      case .unsplash: "사진: \(attribution.author) (Unsplash)"
      case .picsum: "사진: \(attribution.author) (Lorem Picsum)"
      case .demo: "그림: \(attribution.author) (데모 카탈로그)"
      case .folder: attribution.author.isEmpty ? "내 폴더의 사진" : "사진: \(attribution.author) (내 폴더)"
      }
    },
    count: { "사진 \($0.grouped)장" },
    selected: { "\($0.grouped)장 선택됨" },
    select: "선택",
    deselect: "선택 해제",
    clearSelection: "모두 선택 해제",
    position: { "\($1.grouped)개 중 \($0.grouped)번째" },
    condition: { condition in
      switch condition {
      case .upToDate: "✓"
      case .loading: "…"
      case .cached: "저장됨"
      case .offline: "오프라인"
      case .failed: "실패"
      }
    }
  )
}

extension Strings {
  public var photos: PhotoStrings { self[PhotoStrings.self] }
}
