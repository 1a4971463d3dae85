/// An error of reading or writing a JPEG.
public enum JPEGError: Error, Hashable, Sendable {
  /// The data is not a JPEG, or is incomplete or damaged. The text is the error message of libjpeg-turbo.
  case unreadable(String)
  /// The picture is in CMYK or YCCK, which cannot be shown without a color profile.
  case unsupportedColorSpace
  /// The picture has more pixels than the caller allows. Nothing was decoded.
  case tooLarge(ImageSize)
  /// The picture consists of so many scans that decoding it would take too long. Nothing was decoded.
  case tooManyScans(Int)
  /// The picture cannot be encoded, because a side exceeds 65,535 pixels or memory is exhausted.
  case notEncodable(String)
}
