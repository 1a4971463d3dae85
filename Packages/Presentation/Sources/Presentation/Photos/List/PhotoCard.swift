import Domain

/// A photo with the strings that describe it. A card is an object that lists share, so copying a long list is cheap.
final class PhotoCard: Identifiable, Equatable, Sendable {
  let photo: Photo
  let title: String
  let author: String
  let size: String
  let attribution: String

  init(_ photo: Photo, strings: PhotoStrings) {
    self.photo = photo
    let words = photo.description?.oneLine ?? photo.altDescription?.oneLine
    title = words ?? strings.untitled
    author = photo.attribution.author
    size = strings.size(photo.size)
    attribution = strings.attribution(photo.attribution)
  }

  var id: Photo.ID { photo.id }

  /// Does not compare `author` and `size`: they are equal if the photo and the language are equal.
  static func == (first: PhotoCard, second: PhotoCard) -> Bool {
    first === second
      || first.photo == second.photo && first.title == second.title && first.attribution == second.attribution
  }
}

extension String {
  /// The text in one line, with single spaces between words; nil if the text is blank.
  fileprivate var oneLine: String? {
    let words = split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
