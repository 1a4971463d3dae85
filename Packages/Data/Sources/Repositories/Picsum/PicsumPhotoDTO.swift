import Domain

/// A photo in a response of Lorem Picsum. Lorem Picsum offers photos from Unsplash with its own ids.
struct PicsumPhotoDTO: Decodable {
  var id: PhotoIDText
  var author: String
  var width: Int
  var height: Int
  var url: String

  /// - Parameter base: The address of the server, which scales images to any size.
  func toDomain(base: BaseURL) -> Photo {
    func address(width wanted: Int) -> String {
      let scaled = PixelSize(width: width, height: height).fitted(width: wanted)
      return base.address(["id", id.value, "\(scaled.width)", "\(scaled.height)"])
    }
    return Photo(
      id: Photo.ID(source: .picsum, value: id.value),
      size: PixelSize(width: width, height: height),
      images: ImageAddresses(
        thumb: address(width: 200), small: address(width: 400), regular: address(width: 1080),
        full: address(width: width)),
      links: Photo.Links(page: url),
      author: User(id: User.ID(author), username: author, name: author)
    )
  }
}

extension PixelSize {
  /// Returns the size scaled down to at most this width, with a height of at least one pixel.
  fileprivate func fitted(width wanted: Int) -> PixelSize {
    guard wanted < width else { return self }
    return PixelSize(width: wanted, height: max(1, Int((Double(wanted) / aspectRatio).rounded())))
  }
}
