import Images
import ImagesTesting
import Terminal
import TerminalImage
import Testing

@Suite("Sixels") struct SixelTests {
  @Test("Every pixel is painted exactly once", arguments: [(1, 1), (1, 6), (7, 5), (3, 13), (40, 24), (1000, 7)])
  func everyPixelIsPaintedOnce(width: Int, height: Int) throws {
    let picture = RGBImage.noise(width: width, height: height, seed: UInt64(width * height))
    #expect(try SixelDecoder.image(SixelImage.show(picture)).size == picture.size)
  }

  /// The protocol has 101 levels per channel, so rounding changes a channel by up to 1.3 of 255 levels.
  @Test("The colors of a picture with few colors are preserved") func fewColorsAreExact() throws {
    let picture = RGBImage(width: 30, height: 20) { x, y in (x / 10 * 120, y / 10 * 250, 40) }
    #expect(try SixelDecoder.image(SixelImage.show(picture)).largestDifference(to: picture) <= 2)
  }

  @Test("The sixels of a smooth picture look similar to the original") func smoothPictureIsSimilar() throws {
    let picture = RGBImage.landscape(width: 320, height: 200)
    let decoded = try SixelDecoder.image(SixelImage.show(picture))
    #expect(decoded.peakSignalToNoise(to: picture) >= 34)
  }

  @Test("The palette adapts to the picture") func paletteAdapts() throws {
    let narrow = RGBImage(width: 64, height: 64) { x, y in (100 + x / 4, 100 + y / 4, 128) }
    let decoded = try SixelDecoder.image(SixelImage.show(narrow, colors: 16))
    #expect(decoded.largestDifference(to: narrow) <= 6)
  }

  /// Dithering mixes neighboring colors of the palette, which hides the steps between them.
  @Test("A gradient with few colors has no hard edges") func gradientHasNoHardEdges() throws {
    let sky = RGBImage(width: 40, height: 64) { _, y in (90 + y / 2, 120 + y / 2, 200) }
    let decoded = try SixelDecoder.image(SixelImage.show(sky, colors: 8))
    let mixedRows = (0..<64).filter { y in Set((0..<40).map { decoded[$0, y] }).count > 1 }
    #expect(mixedRows.count >= 8)
  }

  /// Konsole always draws bands of six rows, so a partial last band would cover the text below the picture.
  @Test("A sixel picture ends with a whole band", arguments: [(17, 84), (18, 90), (20, 96), (3, 12)])
  func endsWithWholeBand(cellHeight: Int, height: Int) throws {
    var capabilities = Capabilities(environment: ["TERM": "xterm"], pictures: .sixel)
    _ = capabilities.learn(.cellSize(width: 8, height: cellHeight))
    let request = PictureRequest(area: CellArea(columns: 10, rows: 5), framing: .middle, on: capabilities)
    let picture = try PreparedPicture(jpeg: RGBImage.landscape(width: 320, height: 200).jpeg(), for: request)
    guard case .drawing(let bytes) = picture.content else {
      Issue.record("expected sixels, found \(picture.content)")
      return
    }
    #expect(try SixelDecoder.image(bytes).size == ImageSize(width: 80, height: height))
  }

  @Test("A palette of one color has the average color") func oneColorIsAverage() throws {
    let picture = RGBImage(width: 2, height: 1) { x, _ in (x * 200, 0, 0) }
    #expect(try SixelDecoder.image(SixelImage.show(picture, colors: 1))[0, 0].red.distance(to: 100).magnitude <= 2)
  }

  @Test("A smaller palette results in fewer bytes") func fewerColorsTakeFewerBytes() {
    let picture = RGBImage.landscape(width: 160, height: 100)
    #expect(SixelImage.show(picture, colors: 16).count < SixelImage.show(picture).count)
  }

  @Test("A white picture of the maximum size stays white") func largestPictureKeepsColor() {
    let side = 1 << 12
    #expect(side * side == SixelImage.maximumPixelCount)
    let white = String(
      decoding: SixelImage.show(.flat(width: side, height: side, (255, 255, 255))).prefix(64), as: UTF8.self)
    #expect(white.contains("#0;2;100;100;100"))
  }

  @Test("A picture of one color takes few bytes") func flatPictureIsShort() {
    #expect(SixelImage.show(.flat(width: 800, height: 600, (10, 20, 30))).count < 1_500)
  }
}
