// The fuzzer compiles this file and the sources of TerminalImage as one module.
import Images

#if canImport(TerminalImage)
import TerminalImage
#endif

/// Decodes the bytes as a JPEG and as a BlurHash. Decoding may fail. Checks that a decoded JPEG is not larger than its
/// header states and can be encoded for a terminal, and that a decoded BlurHash has the requested size and can be
/// encoded as a BlurHash again.
///
/// - Returns: a description of the first failed check, or nil.
func brokenPicturePromise(_ bytes: [UInt8]) -> String? {
  let wanted = ImageSize(width: 24, height: 24)
  if let picture = try? RGBImage(jpeg: bytes, covering: wanted) {
    guard let size = try? RGBImage.size(ofJPEG: bytes) else { return "a picture whose size is not known was decoded" }
    if picture.width > size.width || picture.height > size.height { return "a picture was enlarged" }
    if picture.pixels.count != picture.width * picture.height * 3 { return "pixels are missing" }
    let area = CellArea(columns: 12, rows: 6)
    if BlockImage(picture, .quarters, area: area).cells.count != 72 { return "cells are missing" }
    let sixels = SixelImage.show(picture.resized(to: wanted))
    let isOneSequence = sixels.dropFirst(2).dropLast(2).allSatisfy { 0x20...0x7E ~= $0 }
    if !isOneSequence { return "a picture broke out of its sequence" }
  }
  if let blurred = RGBImage(blurHash: String(decoding: bytes, as: UTF8.self), size: wanted) {
    if blurred.size != wanted { return "a blurred picture has another size" }
    if RGBImage(blurHash: blurred.blurHash(), size: wanted) == nil { return "a hash from this package cannot be read" }
  }
  return nil
}
