import Domain
import Persistence

extension FolderPhotoFacts {
  /// Reads the metadata at the beginning of a file.
  ///
  /// - Throws: `SkippedFile` if the file cannot be read or is not a JPEG image.
  init(_ path: FilePath) throws(SkippedFile) {
    let file = try OpenFile(path)
    guard let header = JPEGHeader(file) else { throw SkippedFile(path, .notJPEG) }
    let data = header.exif.flatMap { ExifData($0) }
    self.init(
      size: (data?.orientation ?? 1) >= 5
        ? PixelSize(width: header.height, height: header.width)
        : PixelSize(width: header.width, height: header.height),
      takenAt: data?.takenAt, artist: data?.artist, exif: data?.exif, place: data?.place)
  }
}
