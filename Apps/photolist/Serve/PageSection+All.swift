/// The list of the web page's sections.
extension PageSection {
  /// All sections, in the order in which the page shows them. Add new sections here.
  static let all: [PageSection] = [
    .photos,
    .search,
    .topics,
    .likes,
    .collections,
  ]
}
