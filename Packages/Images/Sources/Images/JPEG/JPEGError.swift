/// An error that occurs when a JPEG is decoded or encoded.
public enum JPEGError: Error, Hashable, Sendable {
  /// The data is not a JPEG, the data is incomplete or damaged, or memory is exhausted. The text describes the problem.
  case unreadable(String)
  /// The picture is in CMYK or YCCK, which cannot be shown without a color profile.
  case unsupportedColorSpace
  /// The picture has more pixels than the caller allows. No pixel was decoded.
  case tooLarge(ImageSize)
  /// The picture has so many scans that decoding it would take too long. No pixel was decoded.
  case tooManyScans(Int)
  /// The picture cannot be encoded, because a side exceeds 65,535 pixels or memory is exhausted.
  case notEncodable(String)
}
