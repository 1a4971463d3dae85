import Landscape

/// The words of a photo, in lower case, which a search compares with the words of the query.
///
/// The words are not stored with the photo, because most runs of the program do not search.
struct SearchWords {
  private let words: Set<String>

  init(of photo: CataloguePhoto, by author: CatalogueUser) {
    let subject = Subject.of(photo.scene.kind)
    let texts =
      [photo.title, subject.title, subject.sight, photo.place?.name ?? "", author.name] + photo.tags
    words = Set(texts.flatMap(Self.words))
  }

  /// Returns how many words of the query match only the beginning of a photo's word; nil if a word matches nothing.
  func rank(of query: [String]) -> Int? {
    var rank = 0
    for word in query where !words.contains(word) {
      guard words.contains(where: { $0.hasPrefix(word) }) else { return nil }
      rank += 1
    }
    return rank
  }

  /// Returns the words of a text in lower case. A word consists of letters and digits.
  static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
