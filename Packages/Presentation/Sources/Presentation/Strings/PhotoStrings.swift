public import Domain

/// The texts of the photo screens.
public struct PhotoStrings: Sendable {
  // Titles of the screens.
  public let photos: String
  public let search: String
  public let topics: String
  public let collections: String
  public let likes: String

  public let searchPlaceholder: String
  public let loading: String
  public let loadingMore: String
  public let end: String
  public let noPhotos: String
  public let noTopics: String
  public let noCollections: String
  public let noLikes: String
  public let nothingFound: @Sendable (SearchQuery) -> String
  public let typeToSearch: String
  /// How old something is; the text is a time of day.
  public let seen: @Sendable (_ time: String) -> String
  public let foundInStore: String
  /// There are photos that are not shown yet.
  public let newPhotos: @Sendable (Int) -> String

  // How things stand with the source.
  public let offline: String
  public let connectionLost: String
  public let requestsLeft: @Sendable (Int, _ until: String) -> String

  public let untitled: String
  public let size: @Sendable (PixelSize) -> String
  public let attribution: @Sendable (Attribution) -> String
  public let photoCount: @Sendable (Int) -> String
  /// The photo's place in its list; the first one is 1.
  public let position: @Sendable (Int, Int) -> String

  public let liked: @Sendable (_ title: String) -> String
  public let alreadyLiked: @Sendable (_ title: String) -> String
  public let unliked: @Sendable (_ title: String) -> String
  public let notLiked: @Sendable (_ title: String) -> String
  /// Liked photos of several sources have the name that the user typed.
  public let severalLiked: @Sendable (_ name: String, _ sources: String) -> String
  public let chooseSource: String
  /// The photo has no page that could be shared or opened.
  public let noPage: @Sendable (_ title: String) -> String

  public let downloading: @Sendable (_ title: String, DownloadProgress) -> String
  public let downloadCancelled: String
  public let saved: @Sendable (_ path: String) -> String

  // What is counted day by day.
  public let day: String
  public let lastDays: @Sendable (Int) -> String
  public let total: String

  public let label: @Sendable (PhotoFact.Kind) -> String
  public let source: @Sendable (PhotoSource) -> String
}
