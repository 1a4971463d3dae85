import CTurboJPEG

extension RGBImage {
  /// More pixels than any picture for a screen has, and few enough to decode on a small machine.
  public static let defaultPixelLimit = 50_000_000

  /// Decodes a JPEG.
  ///
  /// Safe with data of any origin: the size is read and checked before memory is taken, endless progressive scans are
  /// refused, and a cut or damaged file is an error, not a grey picture.
  /// - Parameters:
  ///   - jpeg: the file's bytes.
  ///   - covering: the size that is wanted. The picture is decoded at 1/2, 1/4 or 1/8 of its size as long as it stays
  ///     at least as large as this on both sides: less memory, and less to resize. `nil` decodes every pixel.
  ///   - pixelLimit: the largest number of pixels that the file may state.
  public init(
    jpeg: [UInt8],
    covering target: ImageSize? = nil,
    pixelLimit: Int = RGBImage.defaultPixelLimit
  ) throws(JPEGError) {
    let decoder = try JPEGDecoder(jpeg)
    guard decoder.size.width * decoder.size.height <= pixelLimit else { throw .tooLarge(decoder.size) }
    let size = target.map { decoder.smallestSize(covering: $0) } ?? decoder.size
    self.init(width: size.width, height: size.height, pixels: try decoder.pixels(scaledTo: size))
  }

  /// The size that a JPEG's header states. Decodes nothing.
  public static func size(ofJPEG jpeg: [UInt8]) throws(JPEGError) -> ImageSize {
    try JPEGDecoder(jpeg).size
  }

  /// Encodes as a baseline JPEG with 4:2:0 chroma.
  /// - Parameter quality: 1 (smallest) to 100 (best); values outside are moved inside.
  public func jpeg(quality: Int = 82) throws(JPEGError) -> [UInt8] {
    guard width <= 65_535, height <= 65_535 else {
      throw .notEncodable("a JPEG has at most 65535 pixels a side, this picture has \(width)×\(height)")
    }
    guard let handle = tjInitCompress() else { throw .notEncodable("no memory for a JPEG encoder") }
    defer { tjDestroy(handle) }
    let chroma = Int32(TJSAMP_420.rawValue)
    // tjBufSize is the worst case, more than the pixels themselves, and NOREALLOC forbids the library to replace the
    // buffer by one of its own. What is kept is as long as the file.
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
