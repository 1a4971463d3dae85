/// The light at a certain time of day and in a certain kind of weather. The light determines the colors of the sky, the
/// haze and the ground.
struct Mood {
  var zenith: Light
  var middle: Light
  var horizon: Light
  var sun: Light
  /// The strength of the sun's or moon's light on the ground.
  var sunlight: Float
  var skylight: Float

  init(zenith: UInt32, middle: UInt32, horizon: UInt32, sun: UInt32, sunlight: Float, skylight: Float) {
    self.zenith = Light(css: zenith)
    self.middle = Light(css: middle)
    self.horizon = Light(css: horizon)
    self.sun = Light(css: sun)
    self.sunlight = sunlight
    self.skylight = skylight
  }

  static let noon = Mood(
    zenith: 0x2763A8, middle: 0x6FA8DC, horizon: 0xD3E6F4, sun: 0xFFF6E0, sunlight: 1.25, skylight: 0.55)
  static let deepBlue = Mood(
    zenith: 0x0F3F86, middle: 0x3D7FC4, horizon: 0xB7D4EC, sun: 0xFFF8EA, sunlight: 1.35, skylight: 0.5)
  static let morning = Mood(
    zenith: 0x5A86B8, middle: 0xA9C3D6, horizon: 0xF6DFC0, sun: 0xFFE3B0, sunlight: 1.1, skylight: 0.5)
  static let golden = Mood(
    zenith: 0x33507F, middle: 0xC08A72, horizon: 0xFFD08A, sun: 0xFFC873, sunlight: 1.2, skylight: 0.42)
  static let rose = Mood(
    zenith: 0x47407A, middle: 0xB8708E, horizon: 0xFFC7A6, sun: 0xFFC49A, sunlight: 0.95, skylight: 0.45)
  static let lilac = Mood(
    zenith: 0x514F86, middle: 0x9D8BB8, horizon: 0xF3D5DC, sun: 0xFFE0D2, sunlight: 0.7, skylight: 0.55)
  static let dusk = Mood(
    zenith: 0x0E1536, middle: 0x3C3C78, horizon: 0xE08F6E, sun: 0xFFA76A, sunlight: 0.5, skylight: 0.35)
  static let ember = Mood(
    zenith: 0x3A1420, middle: 0xA9402A, horizon: 0xFFB14C, sun: 0xFFD27A, sunlight: 0.9, skylight: 0.35)
  static let teal = Mood(
    zenith: 0x0F4256, middle: 0x46959B, horizon: 0xDDEFDD, sun: 0xFAFFEA, sunlight: 0.95, skylight: 0.5)
  static let overcast = Mood(
    zenith: 0x8299A5, middle: 0xAFBDC3, horizon: 0xDFE4E4, sun: 0xFFFFFF, sunlight: 0.35, skylight: 0.85)
  static let storm = Mood(
    zenith: 0x27333F, middle: 0x566672, horizon: 0xA9B2AE, sun: 0xF4EBD2, sunlight: 0.45, skylight: 0.5)
  static let moonlit = Mood(
    zenith: 0x03060F, middle: 0x0A1830, horizon: 0x1D3B57, sun: 0xC9DBFF, sunlight: 0.16, skylight: 0.16)
  static let starlit = Mood(
    zenith: 0x010208, middle: 0x050B1C, horizon: 0x132238, sun: 0xA9C0F0, sunlight: 0.07, skylight: 0.14)
  static let blueHour = Mood(
    zenith: 0x081634, middle: 0x1E3F78, horizon: 0x8E86A8, sun: 0xFFB48A, sunlight: 0.18, skylight: 0.4)
}
