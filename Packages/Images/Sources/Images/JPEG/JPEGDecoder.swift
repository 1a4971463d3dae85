import CTurboJPEG

/// A decoder for one JPEG file. The initializer reads the file's header.
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

  /// An upper bound for the number of scans. Each scan costs as much as decoding every pixel once. Each scan begins
  /// with two bytes that compressed data cannot contain. Scans of previews in the metadata are also counted.
  var scanCount: Int {
    var count = 0
    for index in file.indices.dropLast() where file[index] == 0xFF && file[index + 1] == 0xDA { count += 1 }
    return count
  }

  deinit { tjDestroy(handle) }

  /// Returns the smallest size at a scale of 1/8, 1/4 or 1/2 that covers the target, or else the full size.
  /// The library libjpeg-turbo has fast code for these scales.
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
      // Writing to uninitialized memory is safe, because the library writes exactly the requested rows. After an error,
      // the array is discarded.
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
