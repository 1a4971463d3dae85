/// A real place, used as the location of generated photos.
public struct Place: Hashable, Sendable {
  public let city: String?
  public let country: String
  public let latitude: Double
  public let longitude: Double

  init(_ city: String?, _ country: String, _ latitude: Double, _ longitude: Double) {
    self.city = city
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
  }

  public var name: String {
    city.map { "\($0), \(country)" } ?? country
  }
}
