public import Domain

/// A photo as a screen shows it.
public struct PhotoItem: Hashable, Sendable, Identifiable {
  public var photo: Photo
  public var isLiked: Bool
  /// One line.
  public var title: String
  public var author: String
  public var size: String
  /// The credit in words; `photo.attribution` has its links.
  public var attribution: String

  public var id: Photo.ID { photo.id }

  public init(_ photo: Photo, isLiked: Bool, strings: PhotoStrings) {
    self.photo = photo
    self.isLiked = isLiked
    let words = photo.description?.oneLine ?? photo.altDescription?.oneLine
    title = words ?? strings.untitled
    author = photo.attribution.author
    size = strings.size(photo.size)
    attribution = strings.attribution(photo.attribution)
  }
}

extension String {
  /// With single blanks in it, and none around it; nothing where there is nothing else.
  fileprivate var oneLine: String? {
    let words = split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
