import Images
import ImagesTesting
import Testing

@Suite("JPEG files") struct JPEGTests {
  @Test("Encoding and decoding a picture changes it only slightly", arguments: [(1, 1), (7, 3), (64, 48), (33, 97)])
  func pictureSurvivesRoundTrip(width: Int, height: Int) throws {
    let picture = RGBImage.flat(width: width, height: height, (120, 60, 200))
    let decoded = try RGBImage(jpeg: picture.jpeg(quality: 95))
    #expect(decoded.size == picture.size)
    #expect(decoded.largestDifference(to: picture) <= 4)
  }

  @Test("At the default quality, the colors of a smooth picture are preserved") func defaultQualityKeepsColors() throws
  {
    let picture = RGBImage.gradient(width: 200, height: 120)
    #expect(try RGBImage(jpeg: picture.jpeg()).meanDifference(to: picture) < 3)
  }

  @Test("A lower quality results in a smaller file") func lowerQualityIsSmaller() throws {
    let picture = RGBImage.noise(width: 80, height: 80, seed: 1)
    #expect(try picture.jpeg(quality: 30).count < picture.jpeg(quality: 90).count)
    #expect(try picture.jpeg(quality: -5) == picture.jpeg(quality: 1))
    #expect(try picture.jpeg(quality: 1000) == picture.jpeg(quality: 100))
  }

  @Test("The size is read from the header") func sizeIsReadFromHeader() throws {
    let jpeg = try RGBImage.noise(width: 123, height: 45, seed: 2).jpeg()
    #expect(try RGBImage.size(ofJPEG: Array(jpeg.prefix(1000))) == ImageSize(width: 123, height: 45))
  }

  @Test(
    "A picture is decoded at the smallest scale (1, 1/2, 1/4 or 1/8) that covers the requested size",
    arguments: [
      (wanted: ImageSize(width: 50, height: 50), decoded: ImageSize(width: 50, height: 50)),
      (wanted: ImageSize(width: 51, height: 10), decoded: ImageSize(width: 100, height: 100)),
      (wanted: ImageSize(width: 10, height: 150), decoded: ImageSize(width: 200, height: 200)),
      (wanted: ImageSize(width: 201, height: 1), decoded: ImageSize(width: 399, height: 400)),
      (wanted: ImageSize(width: 5000, height: 5000), decoded: ImageSize(width: 399, height: 400)),
    ])
  func smallestSufficientScaleIsUsed(wanted: ImageSize, decoded: ImageSize) throws {
    let jpeg = try RGBImage.gradient(width: 399, height: 400).jpeg()
    let picture = try RGBImage(jpeg: jpeg, covering: wanted)
    #expect(picture.size == decoded)
    #expect(picture.meanDifference(to: .gradient(width: decoded.width, height: decoded.height)) < 4)
  }

  @Test("A picture with too many pixels is rejected before decoding") func tooManyPixelsAreRejected() throws {
    let jpeg = try RGBImage.flat(width: 300, height: 200, (1, 2, 3)).jpeg()
    #expect(throws: JPEGError.tooLarge(ImageSize(width: 300, height: 200))) {
      try RGBImage(jpeg: jpeg, pixelLimit: 59_999)
    }
    #expect(try RGBImage(jpeg: jpeg, pixelLimit: 60_000).width == 300)
  }

  /// The header of a file of one kilobyte may specify 65,000 pixels per side, which would need 12 GB of memory.
  @Test("A false size in the header causes an error, and no memory is allocated for the pixels")
  func falseSizeAllocatesNothing() throws {
    var jpeg = try RGBImage.flat(width: 16, height: 16, (1, 2, 3)).jpeg()
    let frame = try #require(jpeg.indices.dropLast().first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
    jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFD, 0xE8, 0xFD, 0xE8])
    #expect(throws: JPEGError.tooLarge(ImageSize(width: 65_000, height: 65_000))) { try RGBImage(jpeg: jpeg) }
    #expect(throws: JPEGError.self) {
      try RGBImage(jpeg: jpeg, covering: ImageSize(width: 8, height: 8), pixelLimit: .max)
    }
  }

  /// A file of 130 KB can have 450 scans of 49 megapixels, and decoding them would take seconds.
  @Test("A picture with too many scans for its size is rejected before decoding") func tooManyScansAreRejected() throws
  {
    let jpeg = try RGBImage.noise(width: 64, height: 64, seed: 6).jpeg()
    let scan = try #require(jpeg.indices.dropLast().first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xDA })
    func file(scans: Int) -> [UInt8] {
      jpeg.dropLast(2) + Array(repeating: Array(jpeg[scan...].dropLast(2)), count: scans - 1).joined() + [0xFF, 0xD9]
    }
    #expect(throws: JPEGError.tooManyScans(41)) { try RGBImage(jpeg: file(scans: 41), pixelLimit: 64 * 64) }
    #expect(throws: JPEGError.tooManyScans(81)) { try RGBImage(jpeg: file(scans: 81), pixelLimit: 64 * 64 * 2) }
    #expect(try RGBImage(jpeg: file(scans: 1), pixelLimit: 64 * 64).width == 64)
    let error = #expect(throws: JPEGError.self) { try RGBImage(jpeg: file(scans: 40), pixelLimit: 64 * 64) }
    #expect(error != .tooManyScans(40), "only the repeated scan is wrong")
  }

  @Test("Decoding an incomplete file throws an error") func incompleteFileIsAnError() throws {
    let jpeg = try RGBImage.noise(width: 64, height: 64, seed: 3).jpeg()
    for length in [0, 1, 2, 20, 300, jpeg.count / 2, jpeg.count - 40] {
      #expect(throws: JPEGError.self, "cut at \(length)") { try RGBImage(jpeg: Array(jpeg.prefix(length))) }
    }
  }

  @Test("A file that is not a JPEG is rejected with a message") func otherFilesAreRejected() {
    let error = #expect(throws: JPEGError.self) { try RGBImage(jpeg: Array("GIF89a, honestly a picture".utf8)) }
    guard case .unreadable(let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.contains("JPEG"))
  }

  @Test("Damaged files never cause a crash") func damagedFilesNeverCrash() throws {
    let jpeg = try RGBImage.noise(width: 40, height: 30, seed: 4).jpeg()
    var random = SeededRandom(seed: 5)
    var refused = 0
    for _ in 0..<2_000 {
      var damaged = jpeg
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        damaged[Int.random(in: damaged.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      do {
        let picture = try RGBImage(jpeg: damaged, pixelLimit: 1_000_000)
        #expect(picture.pixels.count == picture.width * picture.height * 3)
      } catch {
        refused += 1
      }
    }
    #expect(refused > 100)
  }

  @Test("Encoding a picture with a side above JPEG's limit throws an error") func tooLongSideIsAnError() throws {
    let picture = RGBImage(width: 65_536, height: 1, pixels: [UInt8](repeating: 0, count: 65_536 * 3))
    #expect(throws: JPEGError.self) { try picture.jpeg() }
  }
}
