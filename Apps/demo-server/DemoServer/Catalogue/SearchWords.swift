import Landscape

/// The words of a photo that a search compares, in lower case.
///
/// They are computed for each search instead of once, because most runs of the program never search.
struct SearchWords {
  private let words: Set<String>

  init(of photo: CataloguePhoto, by author: CatalogueUser) {
    let subject = Subject.of(photo.scene.kind)
    let texts =
      [photo.title, subject.title, subject.sight, photo.place?.name ?? "", author.name] + photo.tags
    words = Set(texts.flatMap(Self.words))
  }

  /// Returns the number of query words that match only a prefix, or nil if a word does not match at all.
  func rank(of query: [String]) -> Int? {
    var rank = 0
    for word in query where !words.contains(word) {
      guard words.contains(where: { $0.hasPrefix(word) }) else { return nil }
      rank += 1
    }
    return rank
  }

  /// Returns the words of a text: runs of letters and digits, in lower case.
  static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
