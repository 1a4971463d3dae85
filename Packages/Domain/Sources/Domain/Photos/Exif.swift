/// The camera and the exposure settings of a photo.
public struct Exif: Hashable, Sendable {
  public var make: String?
  public var model: String?
  /// The exposure time in seconds, often as a fraction such as `1/250`.
  public var exposureTime: String?
  /// The f-number.
  public var aperture: String?
  /// The focal length in millimeters.
  public var focalLength: String?
  public var iso: Int?

  public init(
    make: String? = nil, model: String? = nil, exposureTime: String? = nil, aperture: String? = nil,
    focalLength: String? = nil, iso: Int? = nil
  ) {
    self.make = make
    self.model = model
    self.exposureTime = exposureTime
    self.aperture = aperture
    self.focalLength = focalLength
    self.iso = iso
  }
}
