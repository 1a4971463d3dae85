import Images
import ImagesTesting
import Testing

@Suite("BlurHash") struct BlurHashTests {
  /// The Python package blurhash 1.1.5 created the expected hash from the same pixels.
  @Test("A BlurHash equals the result of another implementation") func hashMatchesOtherImplementation() {
    func color(_ x: Int, _ y: Int) -> (Int, Int, Int) { (x * 255 / 23, y * 255 / 15, (x * 7 + y * 13) * 5 % 256) }
    let wide = RGBImage(width: 24, height: 16, color: color)
    let high = RGBImage(width: 16, height: 24) { x, y in color(y, x) }
    #expect(wide.blurHash() == "L$HoLB2swwbbqRWCjse:gKfifRfi")
    #expect(high.blurHash() == "T$HoLBqRgK2sWCfiwwjsfRbbe:fi")
  }

  /// The Python package blurhash 1.1.5 created the expected pixels. The Python package rounds down, but this package
  /// rounds to the nearest value.
  @Test("A decoded BlurHash equals the result of another implementation")
  func decodingMatchesOtherImplementation() throws {
    let picture = try #require(
      RGBImage(blurHash: "LEHV6nWB2yk8pyo0adR*.7kCMdnj", size: ImageSize(width: 4, height: 3)))
    let expected: [UInt8] = [
      135, 164, 177, 161, 173, 177, 181, 180, 171, 160, 172, 174,
      124, 154, 169, 148, 148, 154, 164, 145, 134, 146, 152, 155,
      124, 144, 154, 144, 134, 132, 163, 130, 104, 148, 140, 134,
    ]
    #expect(picture.largestDifference(to: RGBImage(width: 4, height: 3, pixels: expected)) <= 1)
  }

  @Test("A smooth picture is similar to its decoded BlurHash") func smoothPictureIsRecognizable() throws {
    let picture = RGBImage.gradient(width: 32, height: 24)
    let decoded = try #require(RGBImage(blurHash: picture.blurHash(), size: picture.size))
    #expect(decoded.meanDifference(to: picture) < 16)
  }

  /// BlurHash's waves are not centered on the pixels, so a picture of one color gets a gradient, which is stronger in
  /// small pictures.
  @Test("A decoded picture of one color is nearly one color", arguments: [(20, 30), (200, 9)])
  func flatPictureStaysNearlyFlat(side: Int, tolerance: Int) throws {
    let picture = RGBImage.flat(width: side, height: side, (200, 100, 50))
    let decoded = try #require(RGBImage(blurHash: picture.blurHash(), size: picture.size))
    #expect(decoded.largestDifference(to: picture) <= tolerance)
  }

  @Test("A picture has a similar BlurHash after it is reduced to a width of 100 pixels")
  func reducedCopyHasSimilarHash() throws {
    let picture = RGBImage.gradient(width: 600, height: 400)
    let small = picture.resized(to: ImageSize(width: 100, height: 67))
    let size = ImageSize(width: 16, height: 16)
    let whole = try #require(RGBImage(blurHash: picture.blurHash(), size: size))
    let copy = try #require(RGBImage(blurHash: small.blurHash(), size: size))
    #expect(whole.meanDifference(to: copy) <= 6)
  }

  @Test(
    "An invalid BlurHash is rejected",
    arguments: [
      "", "L", "LEHV6", "LEHV6nWB2yk8pyo0adR*.7kCMdn", "LEHV6nWB2yk8pyo0adR*.7kCMdnjj", "LEHV6nWB2yk8 pyo0adR*.7kCMdnj",
      "LEHV6nWB2yk8pyo0adR*.7kCMdn\u{e9}", "00~~~~", "\u{1b}[2J00", "~~~~~~", "LE~~~~WB2yk8pyo0adR*.7kCMdnj",
    ])
  func invalidHashIsRejected(text: String) {
    #expect(RGBImage(blurHash: text, size: ImageSize(width: 8, height: 8)) == nil)
  }

  @Test("Decoding random text causes no crash") func anyTextIsSafe() {
    var random = SeededRandom(seed: 9)
    var decoded = 0
    for _ in 0..<5_000 {
      let waves = Int.random(in: 0...80, using: &random)
      var text = [UInt8((waves < 10 ? 48 : 55) + min(waves, 35))]
      let count = 3 + 2 * (min(waves, 35) % 9 + 1) * (min(waves, 35) / 9 + 1)
      text += (0..<count).map { _ in UInt8.random(in: 35...126, using: &random) }
      decoded +=
        RGBImage(blurHash: String(decoding: text, as: UTF8.self), size: ImageSize(width: 5, height: 4)) == nil ? 0 : 1
    }
    #expect(decoded > 0)
  }
}
