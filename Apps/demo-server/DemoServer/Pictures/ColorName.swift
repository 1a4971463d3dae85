import Images

/// The color filters of a search, with the API's names.
enum ColorName: String, CaseIterable {
  case blackAndWhite = "black_and_white"
  case black, white, yellow, orange, red, purple, magenta, green, teal, blue

  func fits(_ color: RGBColor) -> Bool {
    let channels = [Int(color.red), Int(color.green), Int(color.blue)]
    let brightest = channels.max() ?? 0
    let range = brightest - (channels.min() ?? 0)
    let isGray = range * 100 < brightest * 18
    switch self {
    case .blackAndWhite: return isGray
    case .black: return brightest < 56
    case .white: return brightest > 200 && isGray
    case .yellow: return !isGray && hueRange(color, 42..<68)
    case .orange: return !isGray && hueRange(color, 18..<42)
    case .red: return !isGray && (hueRange(color, 0..<18) || hueRange(color, 345..<360))
    case .purple: return !isGray && hueRange(color, 250..<290)
    case .magenta: return !isGray && hueRange(color, 290..<345)
    case .green: return !isGray && hueRange(color, 68..<155)
    case .teal: return !isGray && hueRange(color, 155..<195)
    case .blue: return !isGray && hueRange(color, 195..<250)
    }
  }

  private func hueRange(_ color: RGBColor, _ degrees: Range<Double>) -> Bool {
    degrees.contains(hue(color))
  }

  /// Returns the hue in degrees, where red is 0, green 120 and blue 240.
  private func hue(_ color: RGBColor) -> Double {
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let brightest = max(red, green, blue)
    let range = brightest - min(red, green, blue)
    guard range > 0 else { return 0 }
    let sector =
      if brightest == red {
        (green - blue) / range + (green < blue ? 6 : 0)
      } else if brightest == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    return sector * 60
  }
}
