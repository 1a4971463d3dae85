/// The place where a photo was taken.
public struct Place: Hashable, Sendable {
  public var name: String?
  public var city: String?
  public var country: String?
  /// In degrees north.
  public var latitude: Double?
  /// In degrees east.
  public var longitude: Double?

  public init(
    name: String? = nil, city: String? = nil, country: String? = nil, latitude: Double? = nil,
    longitude: Double? = nil
  ) {
    self.name = name
    self.city = city
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
  }
}
