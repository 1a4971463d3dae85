import Images
import ImagesTesting
import Testing

@Suite("RGB images") struct RGBImageTests {
  @Test("The most detailed point is in the only patterned area, or in the middle of a picture of one color")
  func detailIsFound() {
    // A picture of one color with a pattern in the lower right corner.
    var pixels: [UInt8] = []
    for y in 0..<60 {
      for x in 0..<90 {
        let isPattern = y >= 45 && x >= 60 && (x + y) % 2 == 0
        pixels += isPattern ? [255, 255, 255] : [100, 150, 200]
      }
    }
    let point = RGBImage(width: 90, height: 60, pixels: pixels).mostDetailedPoint()
    #expect(point.x > 0.66 && point.y > 0.75)
    let even = RGBImage(width: 90, height: 60, pixels: Array(repeating: 9, count: 90 * 60 * 3)).mostDetailedPoint()
    #expect(even.x == 0.5 && even.y == 0.5)
    let smallest = RGBImage(width: 1, height: 1, pixels: [1, 2, 3]).mostDetailedPoint()
    #expect(smallest.x == 0.5 && smallest.y == 0.5)
  }

  @Test(
    "A picture of one color stays one color at every size", arguments: [(1, 1), (3, 40), (17, 5), (100, 90), (3000, 2)])
  func flatPictureStaysFlat(width: Int, height: Int) {
    let resized = RGBImage.flat(width: 90, height: 1100, (255, 0, 77)).resized(
      to: ImageSize(width: width, height: height))
    #expect(resized == .flat(width: width, height: height, (255, 0, 77)))
  }

  @Test("Halving the size of a picture averages each group of four pixels") func halvingAveragesFourPixels() {
    let picture = RGBImage(width: 4, height: 2) { x, y in (x * 40, y * 100, 8) }
    let expected = RGBImage(width: 2, height: 1) { x, _ in (x * 80 + 20, 50, 8) }
    #expect(picture.resized(to: ImageSize(width: 2, height: 1)) == expected)
  }

  /// When three pixels are reduced to two, each new pixel includes half of the middle pixel.
  @Test("A pixel that overlaps two new pixels contributes to both") func edgesCountByFraction() {
    let picture = RGBImage(width: 3, height: 1) { x, _ in ([0, 90, 240][x], 0, 0) }
    let resized = picture.resized(to: ImageSize(width: 2, height: 1))
    #expect(resized.largestDifference(to: RGBImage(width: 2, height: 1) { x, _ in ([30, 190][x], 0, 0) }) <= 1)
  }

  @Test("A crop is limited to the picture's bounds") func cropIsLimitedToBounds() {
    let picture = RGBImage(width: 6, height: 4) { x, y in (x, y, 0) }
    let inside = picture.cropped(x: 2, y: 1, size: ImageSize(width: 3, height: 2))
    #expect(inside == RGBImage(width: 3, height: 2) { x, y in (x + 2, y + 1, 0) })
    let edge = picture.cropped(x: 5, y: 3, size: ImageSize(width: 9, height: 9))
    #expect(edge == RGBImage(width: 1, height: 1) { _, _ in (5, 3, 0) })
    #expect(picture.cropped(x: -3, y: 90, size: ImageSize(width: 1, height: 1))[0, 0].red == 0)
  }

  @Test("An image is made upright according to its EXIF orientation", arguments: 1...8)
  func upright(orientation: Int) {
    // Each letter is a pixel. For each EXIF orientation, these are the stored rows of the upright image "abc def".
    let stored = [
      1: "abc def", 2: "cba fed", 3: "fed cba", 4: "def abc", 5: "ad be cf", 6: "cf be ad", 7: "fc eb da",
      8: "da eb fc",
    ]
    func image(_ text: String) -> RGBImage {
      let rows = text.split(separator: " ").map { Array($0.utf8) }
      return RGBImage(width: rows[0].count, height: rows.count) { x, y in (Int(rows[y][x]), 1, 2) }
    }
    #expect(image(stored[orientation]!).upright(from: orientation) == image("abc def"))
  }

  @Test("A JPEG is turned upright and reduced to the requested width")
  func turnedJPEG() throws {
    let jpeg = try RGBImage.flat(width: 300, height: 100, (9, 90, 200)).jpeg()
    #expect(try RGBImage(jpeg: jpeg, width: 150, orientation: 1).size == ImageSize(width: 150, height: 50))
    #expect(try RGBImage(jpeg: jpeg, width: 50, orientation: 6).size == ImageSize(width: 50, height: 150))
    #expect(try RGBImage(jpeg: jpeg, width: nil, orientation: 8).size == ImageSize(width: 100, height: 300))
    #expect(try RGBImage(jpeg: jpeg, width: 900, orientation: 1).size == ImageSize(width: 300, height: 100))
  }

  @Test("Enlarging interpolates between neighboring pixels") func enlargingInterpolates() {
    let picture = RGBImage(width: 2, height: 1) { x, _ in (x * 200, 0, 0) }
    let grown = picture.resized(to: ImageSize(width: 8, height: 1))
    let reds = (0..<8).map { grown[$0, 0].red }
    #expect(reds == reds.sorted())
    #expect(reds.first == 0 && reds.last == 200)
    #expect(Set(reds).count == 6)
  }

  @Test("A strong reduction preserves the average color") func averageColorSurvivesReduction() {
    let picture = RGBImage.noise(width: 640, height: 333, seed: 7)
    let mean = picture.pixels.reduce(0.0) { $0 + Double($1) } / Double(picture.pixels.count)
    let dot = picture.resized(to: ImageSize(width: 1, height: 1))[0, 0]
    #expect(abs((Double(dot.red) + Double(dot.green) + Double(dot.blue)) / 3 - mean) < 1.5)
  }

  @Test("Cropping to the center returns the middle of the picture") func croppingKeepsCenter() {
    let picture = RGBImage(width: 5, height: 4) { x, y in (x, y, 0) }
    #expect(
      picture.croppedToCenter(ImageSize(width: 3, height: 2)) == RGBImage(width: 3, height: 2) { ($0 + 1, $1 + 1, 0) })
    #expect(picture.croppedToCenter(ImageSize(width: 50, height: 40)) == picture)
  }

  @Test("The dominant color is the most frequent color") func dominantColorIsMostFrequent() {
    let picture = RGBImage(width: 10, height: 10) { x, _ in x < 6 ? (200, 30, 30) : (20 * x, 10 * x, 255) }
    #expect(picture.dominantColor().hex == "#c81e1e")
  }

  @Test("Fitting a size preserves its aspect ratio") func fittingKeepsShape() {
    let photo = ImageSize(width: 3000, height: 2000)
    #expect(photo.fitted(into: ImageSize(width: 300, height: 300)) == ImageSize(width: 300, height: 200))
    #expect(photo.fitted(into: ImageSize(width: 300, height: 100)) == ImageSize(width: 150, height: 100))
    #expect(
      ImageSize(width: 10_000, height: 1).fitted(into: ImageSize(width: 20, height: 20))
        == ImageSize(width: 20, height: 1))
  }

  @Test("A color can be parsed in upper and lower case", arguments: ["#0c8a5f", "#0C8A5F"]) func colorIsParsed(
    hex: String
  ) {
    #expect(RGBColor(hex: hex) == RGBColor(red: 0x0C, green: 0x8A, blue: 0x5F))
  }

  @Test(
    "Text that is not a color is rejected",
    arguments: ["", "0c8a5f", "#0c8a5", "#0c8a5f0", "#+c8a5f", "#0c8a5g", "#0c8aé"])
  func otherTextIsNoColor(hex: String) {
    #expect(RGBColor(hex: hex) == nil)
  }
}
