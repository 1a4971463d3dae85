import CTurboJPEG

/// Decoding and encoding of JPEG files.
extension RGBImage {
  /// The default of `pixelLimit`, which is large enough for screens and small enough for machines with little memory.
  public static let defaultPixelLimit = 50_000_000

  /// The maximum number of scans of a picture with the maximum number of pixels. A smaller picture may have more scans,
  /// because each scan takes less time. Cameras and programs write about ten scans.
  private static let scansPerPicture = 40

  /// Decodes a JPEG.
  ///
  /// Decoding untrusted data is safe: the size is checked before memory is allocated, and excessive progressive scans
  /// are rejected. An incomplete file, or a file with detected damage, causes an error.
  /// - Parameters:
  ///   - jpeg: the file's bytes.
  ///   - covering: the minimum size of the result, which selects a scale of 1, 1/2, 1/4 or 1/8; nil for the full size.
  ///   - pixelLimit: the maximum number of pixels that the file's header may specify.
  public init(
    jpeg: [UInt8],
    covering target: ImageSize? = nil,
    pixelLimit: Int = RGBImage.defaultPixelLimit
  ) throws(JPEGError) {
    let decoder = try JPEGDecoder(jpeg)
    let pixels = decoder.size.width * decoder.size.height
    guard pixels <= pixelLimit else { throw .tooLarge(decoder.size) }
    let (work, overflows) = pixelLimit.multipliedReportingOverflow(by: Self.scansPerPicture)
    guard overflows || decoder.scanCount <= work / pixels else { throw .tooManyScans(decoder.scanCount) }
    let size = target.map { decoder.smallestSize(covering: $0) } ?? decoder.size
    self.init(width: size.width, height: size.height, pixels: try decoder.pixels(scaledTo: size))
  }

  /// Returns the size in a JPEG's header, without decoding the picture.
  public static func size(ofJPEG jpeg: [UInt8]) throws(JPEGError) -> ImageSize {
    try JPEGDecoder(jpeg).size
  }

  /// Encodes the image as a baseline JPEG with 4:2:0 chroma.
  /// - Parameter quality: from 1 (smallest file) to 100 (best quality). Other values are clamped.
  public func jpeg(quality: Int = 82) throws(JPEGError) -> [UInt8] {
    guard width <= 65_535, height <= 65_535 else {
      throw .notEncodable("a JPEG has at most 65535 pixels per side, but this picture has \(width)×\(height)")
    }
    guard let handle = tjInitCompress() else { throw .notEncodable("no memory for a JPEG encoder") }
    defer { tjDestroy(handle) }
    let chroma = Int32(TJSAMP_420.rawValue)
    // This is safe, because the buffer has the worst-case size from tjBufSize, and NOREALLOC prevents the library from
    // replacing the buffer. The array is truncated to the bytes of the file.
    let capacity = Int(tjBufSize(Int32(width), Int32(height), chroma))
    let file = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer -> [UInt8]? in
      var output = buffer.baseAddress
      var size = UInt(capacity)
      let status = tjCompress2(
        handle, pixels, Int32(width), 0, Int32(height), Int32(TJPF_RGB.rawValue), &output, &size, chroma,
        Int32(min(100, max(1, quality))), TJFLAG_NOREALLOC
      )
      return status == 0 ? Array(buffer.prefix(Int(size))) : nil
    }
    guard let file else { throw .notEncodable(String(cString: tjGetErrorStr2(handle))) }
    return file
  }
}
