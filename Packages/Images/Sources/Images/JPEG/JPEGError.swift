/// Why a JPEG could not be read or written.
public enum JPEGError: Error, Hashable, Sendable {
  /// The data is no JPEG, is cut or is damaged; libjpeg-turbo's own words.
  case unreadable(String)
  /// The picture is in CMYK or YCCK, which cannot be shown without a color profile.
  case unsupportedColorSpace
  /// The picture has more pixels than the caller allows. Nothing was decoded.
  case tooLarge(ImageSize)
  /// The picture could not be written: a side over 65,535 pixels, or no memory.
  case notEncodable(String)
}
