public import Domain

/// A photo as a screen shows it.
public struct PhotoItem: Sendable, Identifiable {
  private let card: PhotoCard
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
  /// One line.
  public var title: String { card.title }
  public var author: String { card.author }
  public var size: String { card.size }
  /// The credit in words; `photo.attribution` has its links.
  public var attribution: String { card.attribution }

  /// Takes what is newly known of the photo; nothing changes if that is nothing.
  mutating func update(_ card: PhotoCard) {
    if card.photo != photo { self = PhotoItem(card, isLiked: isLiked) }
  }

  /// Whether both were made of the very same answer of a source. Costs nothing.
  func isIdentical(to other: PhotoItem) -> Bool { card === other.card }
}

extension PhotoItem: Hashable {
  public static func == (first: PhotoItem, second: PhotoItem) -> Bool {
    first.isLiked == second.isLiked && (first.isIdentical(to: second) || first.isAlike(second))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(isLiked)
  }

  /// The texts follow from the photo and the language.
  private func isAlike(_ other: PhotoItem) -> Bool {
    photo == other.photo && title == other.title && attribution == other.attribution
  }
}

extension PhotoItem: CustomStringConvertible {
  public var description: String { "\(id) \(title), \(attribution)\(isLiked ? ", liked" : "")" }
}
