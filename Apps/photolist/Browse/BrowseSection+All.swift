extension BrowseSection {
  /// All sections, in the order of their numbers. A feature adds a line.
  static let all: [BrowseSection] = [
    .photos,
    .search,
    .topics,
    .likes,
  ]
}
