import Images

/// The requested size and quality of an image, from the parameters of the URL: `w`, `h`, `q`, `fm`, `fit`, `dpr`.
struct PictureOrder: Hashable {
  /// The size at which the scene is rendered, before the picture is cropped to its center.
  let rendered: ImageSize
  let kept: ImageSize
  let quality: Int

  /// Parses a query. If the query requests more pixels than the photo has, the size is reduced.
  init(_ query: Query, of photo: ImageSize) throws(APIError) {
    let format = query["fm"] ?? "jpg"
    guard ["jpg", "jpeg", "pjpg"].contains(format) else {
      throw .badRequest("fm=\(format) is not supported; use fm=jpg")
    }
    let density = try query.whole("dpr", in: 1...5) ?? 1
    let width = try query.whole("w", in: 1...20_000).map { $0 * density }
    let height = try query.whole("h", in: 1...20_000).map { $0 * density }
    quality = try query.whole("q", in: 0...100) ?? 75
    switch query["fit"] ?? "clip" {
    case "clip", "max", "min", "fill", "scale":
      let bounds = ImageSize(
        width: min(width ?? photo.width, photo.width), height: min(height ?? photo.height, photo.height))
      rendered = photo.fitted(into: bounds)
      kept = rendered
    case "crop":
      let wanted = ImageSize(width: width ?? photo.width, height: height ?? photo.height)
      rendered = Self.covering(wanted, with: photo)
      kept = ImageSize(width: min(wanted.width, rendered.width), height: min(wanted.height, rendered.height))
    case let other:
      throw .badRequest("fit=\(other) is unknown; fit is one of clip, max, crop")
    }
  }

  private static func covering(_ wanted: ImageSize, with photo: ImageSize) -> ImageSize {
    let scale = min(1, max(Double(wanted.width) / Double(photo.width), Double(wanted.height) / Double(photo.height)))
    return ImageSize(
      width: max(1, Int((Double(photo.width) * scale).rounded())),
      height: max(1, Int((Double(photo.height) * scale).rounded())))
  }
}
