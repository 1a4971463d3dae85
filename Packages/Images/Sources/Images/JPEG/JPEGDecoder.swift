import CTurboJPEG

/// Decodes a JPEG file whose header has been read.
final class JPEGDecoder {
  let size: ImageSize
  private let file: [UInt8]
  private let handle: tjhandle

  init(_ file: [UInt8]) throws(JPEGError) {
    guard let handle = tjInitDecompress() else { throw .unreadable("no memory for a JPEG decoder") }
    var width: Int32 = 0
    var height: Int32 = 0
    var chroma: Int32 = 0
    var colorSpace: Int32 = 0
    let status = tjDecompressHeader3(handle, file, UInt(file.count), &width, &height, &chroma, &colorSpace)
    self.file = file
    self.handle = handle
    self.size = ImageSize(width: Int(width), height: Int(height))
    guard status == 0, width > 0, height > 0 else { throw .unreadable(String(cString: tjGetErrorStr2(handle))) }
    guard colorSpace != Int32(TJCS_CMYK.rawValue), colorSpace != Int32(TJCS_YCCK.rawValue) else {
      throw .unsupportedColorSpace
    }
  }

  /// The number of scans, each of which costs as much as decoding every pixel once. It is never too small: each scan
  /// begins with these two bytes, which compressed data cannot contain. Previews in the metadata count, too.
  var scanCount: Int {
    var count = 0
    for index in file.indices.dropLast() where file[index] == 0xFF && file[index + 1] == 0xDA { count += 1 }
    return count
  }

  deinit { tjDestroy(handle) }

  /// Returns the smallest size that covers the target. Only powers of two are used, for which libjpeg-turbo has fast
  /// code.
  func smallestSize(covering target: ImageSize) -> ImageSize {
    [8, 4, 2].lazy
      .map { ImageSize(width: (self.size.width + $0 - 1) / $0, height: (self.size.height + $0 - 1) / $0) }
      .first { $0.width >= target.width && $0.height >= target.height } ?? size
  }

  func pixels(scaledTo size: ImageSize) throws(JPEGError) -> [UInt8] {
    let byteCount = size.width * size.height * 3
    let flags = TJFLAG_FASTDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
    var status: Int32 = -1
    let pixels = [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      // Safe: the library writes exactly the requested rows. After an error, the array is discarded.
      status = tjDecompress2(
        handle, file, UInt(file.count), buffer.baseAddress, Int32(size.width), 0, Int32(size.height),
        Int32(TJPF_RGB.rawValue), flags
      )
      count = status == 0 ? byteCount : 0
    }
    guard status == 0 else { throw .unreadable(String(cString: tjGetErrorStr2(handle))) }
    return pixels
  }
}
