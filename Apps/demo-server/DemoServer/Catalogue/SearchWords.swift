import Landscape

/// What a search looks at: lower-case words.
///
/// They are worked out with each search, for all photos in some milliseconds: most runs of the program never search.
struct SearchWords {
  private let words: Set<String>

  init(of photo: CataloguePhoto, by author: CatalogueUser) {
    let subject = Subject.of(photo.scene.kind)
    let texts =
      [photo.title, subject.title, subject.sight, photo.place?.name ?? "", author.name] + photo.tags
    words = Set(texts.flatMap(Self.words))
  }

  /// How well a query fits: the number of its words that only begin a word; `nil` if one does not even do that.
  func rank(of query: [String]) -> Int? {
    var rank = 0
    for word in query where !words.contains(word) {
      guard words.contains(where: { $0.hasPrefix(word) }) else { return nil }
      rank += 1
    }
    return rank
  }

  /// The words of a text in lower case, without what is neither a letter nor a digit.
  static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
