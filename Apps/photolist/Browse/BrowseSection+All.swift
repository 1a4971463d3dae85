/// The list of the browser's sections.
extension BrowseSection {
  /// All sections, in the order of their number keys. A new section is added here.
  static let all: [BrowseSection] = [
    .photos,
    .search,
    .topics,
    .likes,
  ]
}
