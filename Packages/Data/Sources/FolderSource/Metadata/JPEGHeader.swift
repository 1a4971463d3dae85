/// The header of a JPEG file: the image's size in pixels, and the EXIF data.
///
/// Reads only the segment headers, the frame header and the EXIF segment, so the cost does not depend on the file's
/// size.
struct JPEGHeader {
  var width: Int
  var height: Int
  /// The TIFF structure, preceded by `Exif` and two NULs, as libexif expects.
  var exif: [UInt8]?

  /// The largest number of segments to read, in case the file is damaged. No camera or program writes thousands of
  /// segments before an image.
  private static let mostSegments = 2000
  /// The number of bytes to read first. Most headers without an embedded thumbnail fit in 4,096 bytes.
  private static let firstRead = 4096

  /// Returns nil if the file is not a JPEG image, or ends before the frame header, which contains the size.
  init?(_ file: OpenFile) {
    let beginning = file.bytes(at: 0, count: Self.firstRead)
    func bytes(at offset: Int, count: Int) -> [UInt8] {
      let end = offset + count
      return end <= beginning.count ? Array(beginning[offset..<end]) : file.bytes(at: offset, count: count)
    }
    guard beginning.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    var exif: [UInt8]?
    for _ in 0..<Self.mostSegments {
      let header = bytes(at: offset, count: 4)
      guard header.count == 4, header[0] == 0xFF else { return nil }
      let marker = header[1]
      // Fill bytes.
      if marker == 0xFF {
        offset += 1
        continue
      }
      let length = Int(header[2]) << 8 | Int(header[3])
      guard length >= 2 else { return nil }
      switch marker {
      case 0xE1 where exif == nil:
        let segment = bytes(at: offset + 4, count: length - 2)
        if segment.starts(with: Array("Exif\0\0".utf8)) { exif = segment }
      // The frame header, with a marker from 0xC0 to 0xCF, except 0xC4, 0xC8 and 0xCC.
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        let frame = bytes(at: offset + 4, count: 5)
        guard frame.count == 5 else { return nil }
        height = Int(frame[1]) << 8 | Int(frame[2])
        width = Int(frame[3]) << 8 | Int(frame[4])
        self.exif = exif
        guard width > 0, height > 0 else { return nil }
        return
      // The image data or the end of the image comes before any frame header.
      case 0xDA, 0xD9, 0xD8, 0x00: return nil
      default: break
      }
      offset += 2 + length
    }
    return nil
  }
}
