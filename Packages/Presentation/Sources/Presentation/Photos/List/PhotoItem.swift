public import Domain

/// A photo, formatted for display. An item also says whether the user likes the photo.
public struct PhotoItem: Sendable, Identifiable {
  let card: PhotoCard
  public var isLiked: Bool

  public init(_ photo: Photo, isLiked: Bool, strings: PhotoStrings) {
    self.init(PhotoCard(photo, strings: strings), isLiked: isLiked)
  }

  init(_ card: PhotoCard, isLiked: Bool) {
    self.card = card
    self.isLiked = isLiked
  }

  public var id: Photo.ID { card.id }
  public var photo: Photo { card.photo }
  /// The title in one line.
  public var title: String { card.title }
  public var author: String { card.author }
  /// The text below a picture: the author, or the title if the author is unknown.
  public var caption: String { author.isEmpty ? title : author }
  public var size: String { card.size }
  /// The credit as text; `photo.attribution` contains the links.
  public var attribution: String { card.attribution }
}

extension PhotoItem: Hashable {
  public static func == (first: PhotoItem, second: PhotoItem) -> Bool {
    first.isLiked == second.isLiked && first.card == second.card
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(isLiked)
  }
}

extension PhotoItem: CustomStringConvertible {
  public var description: String { "\(id) \(title), \(attribution)\(isLiked ? ", liked" : "")" }
}
