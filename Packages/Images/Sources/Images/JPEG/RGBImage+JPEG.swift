import CTurboJPEG

/// Decoding and encoding of JPEG files.
extension RGBImage {
  /// The default limit of decoded pixels, which is large enough for screens and small enough for small machines.
  public static let defaultPixelLimit = 50_000_000

  /// The number of scans that a picture with the largest allowed number of pixels may have. A smaller picture may have
  /// more, so that the time for decoding is limited. Cameras and programs use about ten.
  private static let scansPerPicture = 40

  /// Decodes a JPEG.
  ///
  /// Safe with untrusted data: the size is checked before memory is allocated, excessive progressive scans are
  /// rejected, and an incomplete or damaged file is an error.
  /// - Parameters:
  ///   - jpeg: the file's bytes.
  ///   - covering: the wanted size. The picture is decoded at 1/2, 1/4 or 1/8 of its size if both sides remain at
  ///     least as large as this. With nil, every pixel is decoded.
  ///   - pixelLimit: the maximum number of pixels in the file's header.
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
      throw .notEncodable("a JPEG has at most 65535 pixels per side, this picture has \(width)×\(height)")
    }
    guard let handle = tjInitCompress() else { throw .notEncodable("no memory for a JPEG encoder") }
    defer { tjDestroy(handle) }
    let chroma = Int32(TJSAMP_420.rawValue)
    // Safe: the buffer has the worst-case size of tjBufSize, and NOREALLOC prevents the library from replacing it. The
    // array is then shortened to the file's length.
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
