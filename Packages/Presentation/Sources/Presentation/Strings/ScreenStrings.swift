public import Domain

/// The texts of a whole screen around what its view model says: what keys do, and what the program itself has to tell.
public struct ScreenStrings: Sendable {
  // What keys do.
  public let move: String
  public let movePage: String
  public let moveToEnds: String
  public let open: String
  public let back: String
  public let quit: String
  public let help: String
  public let search: String
  public let nextSection: String
  public let previousSection: String
  public let retry: String
  public let reload: String
  public let like: String
  public let save: String
  public let cancelSaving: String
  public let replace: String
  public let share: String
  public let openPage: String
  public let next: String
  public let previous: String
  public let larger: String
  public let smaller: String
  public let whole: String
  public let facts: String
  public let filters: String
  public let cancel: String

  /// What the list of all keys is called.
  public let keys: String
  public let keysHint: @Sendable (_ key: String) -> String
  public let recentSearches: String
  public let forget: String
  public let tooSmall: String

  // How a search is narrowed.
  public let order: String
  public let orientation: String
  public let color: String
  public let any: String
  public let orderName: @Sendable (SearchQuery.Order) -> String
  public let orientationName: @Sendable (PixelSize.Orientation) -> String
  public let colorName: @Sendable (SearchQuery.Color) -> String

  public let linkCopied: @Sendable (_ link: String) -> String
  public let opened: @Sendable (_ link: String) -> String
  public let notOpened: @Sendable (_ link: String) -> String
  /// Asks whether a file that is there may be replaced.
  public let replaceQuestion: @Sendable (_ path: String) -> String
}

extension ScreenStrings {
  /// The name of something that the user can do about a status.
  public func title(of action: StatusMessage.Action) -> String {
    switch action {
    case .retry: retry
    case .reload: reload
    case .cancelDownload: cancelSaving
    }
  }
}
