/// The list of the browser's sections.
extension BrowseSection {
  /// All sections, in the order of their number keys. Add new sections here.
  static let all: [BrowseSection] = [
    .photos,
    .search,
    .topics,
    .likes,
    .collections,
  ]
}
