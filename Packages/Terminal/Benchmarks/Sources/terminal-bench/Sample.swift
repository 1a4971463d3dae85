import Images
import TerminalImage

/// An image similar to a photo: a smooth sky, a rough ground, and grain.
enum Sample {
  static func jpeg(_ size: ImageSize) throws -> [UInt8] {
    var state: UInt64 = 7
    func random(_ range: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % range
    }
    var ridge = size.height * 2 / 5
    let ridges = (0..<size.width).map { _ in
      ridge += random(7) - 3
      return ridge
    }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(size.width * size.height * 3)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let grain = random(7)
        let down = y * 120 / size.height
        let color =
          y < ridges[x]
          ? (70 + down, 120 + down * 2 / 3, 210 - down / 3)
          : (50 + down / 2 + random(40), 70 + (x / 9 + y / 5) % 23 + random(30), 40 + random(20))
        pixels += [UInt8(color.0 + grain), UInt8(color.1 + grain), UInt8(color.2 + grain)]
      }
    }
    return try RGBImage(width: size.width, height: size.height, pixels: pixels).jpeg(quality: 85)
  }
}
