/// The parts of a JPEG file before the image: its size in pixels, and its EXIF data.
///
/// Only the headers of the segments are read, and the segments that matter; so a file costs a few reads, however large it
/// is.
struct JPEGHeader {
  var width: Int
  var height: Int
  /// The TIFF structure with its name `Exif` before it, as libexif expects it.
  var exif: [UInt8]?

  /// More segments than any camera or program writes before an image.
  private static let mostSegments = 2000
  /// How much is read first: in most files, everything before the image except a thumbnail.
  private static let firstRead = 4096

  /// Returns nil if the file is no JPEG, or is cut before the size.
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
      // The frame header; 0xC4, 0xC8 and 0xCC among its numbers are other segments.
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        let frame = bytes(at: offset + 4, count: 5)
        guard frame.count == 5 else { return nil }
        height = Int(frame[1]) << 8 | Int(frame[2])
        width = Int(frame[3]) << 8 | Int(frame[4])
        self.exif = exif
        guard width > 0, height > 0 else { return nil }
        return
      // The image begins, or ends, without a frame header.
      case 0xDA, 0xD9, 0xD8, 0x00: return nil
      default: break
      }
      offset += 2 + length
    }
    return nil
  }
}
