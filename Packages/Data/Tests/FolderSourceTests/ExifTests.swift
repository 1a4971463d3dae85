import Domain
import DomainTesting
import FolderSource
import Foundation
import Testing

@Suite(.timeLimit(.minutes(1))) struct ExifTests {
  let folder: PhotoFolder

  init() throws { folder = try PhotoFolder() }

  private func photo(_ file: PhotoFile) async throws -> Photo {
    try folder.add("a.jpg", file)
    return try await folder.photos().photo(folder.id("a.jpg"))
  }

  @Test(
    "The date, camera, exposure, place and artist are read from EXIF data of either byte order",
    arguments: [false, true])
  func everything(isBigEndian: Bool) async throws {
    let photo = try await photo(
      PhotoFile(
        width: 4000, height: 3000, takenAt: "2024:02:29 13:05:07", make: "Canon  ", model: "EOS R5\0\0",
        artist: "Ada", latitude: (48, 51, 302, "N"), longitude: (2, 17, 402, "W"), area: "Paris",
        isBigEndian: isBigEndian))
    #expect(photo.size == PixelSize(width: 4000, height: 3000))
    #expect(photo.createdAt == Date(timeIntervalSince1970: 1_709_211_907))
    #expect(photo.author.name == "Ada")
    #expect(
      photo.detail?.exif
        == Exif(
          make: "Canon", model: "EOS R5", exposureTime: "1/250", aperture: "2.8", focalLength: "50", iso: 400))
    #expect(photo.detail?.place == Place(name: "Paris", latitude: 48.858389, longitude: -2.2945))
  }

  @Test("A rotated photo has the size of its upright image", arguments: 1...8)
  func orientation(number: Int) async throws {
    let size = try await photo(PhotoFile(width: 40, height: 30, orientation: number)).size
    #expect(size == (number < 5 ? PixelSize(width: 40, height: 30) : PixelSize(width: 30, height: 40)))
  }

  @Test("A photo without EXIF data has the size of its image and the modification date of its file")
  func withoutExif() async throws {
    try folder.add("a.jpg", PhotoFile(width: 65_535, height: 1), modified: 1_000_000_000)
    let photo = try await folder.photos().photo(folder.id("a.jpg"))
    #expect(photo.size == PixelSize(width: 65_535, height: 1))
    #expect(photo.createdAt == Date(timeIntervalSince1970: 1_000_000_000))
    #expect(photo.detail == Photo.Detail())
    #expect(photo.author.name == "")
  }

  @Test(
    "An invalid date in the EXIF data is ignored",
    arguments: ["0000:00:00 00:00:00", "    :  :     :  :  ", "2024:13:01 00:00:00", "2024:01:01 25:00:00", "", "now"])
  func badDates(text: String) async throws {
    try folder.add("a.jpg", PhotoFile(takenAt: text), modified: 1_000_000_000)
    let photo = try await folder.photos().photo(folder.id("a.jpg"))
    #expect(photo.createdAt == Date(timeIntervalSince1970: 1_000_000_000))
  }

  @Test("EXIF data after other segments is found, even in a file of 8 GB")
  func otherSegments() async throws {
    var file = PhotoFile(takenAt: "2020:01:01 00:00:00", model: "Far")
    file.otherSegments = Array(repeating: Array(repeating: 0xAB, count: 60_000), count: 20)
    try folder.add("a.jpg", file)
    // The file has a hole of 8 GB, so reading the whole file would take too long.
    let handle = try FileHandle(forWritingTo: URL(filePath: folder.path + "/a.jpg"))
    try handle.truncate(atOffset: 8 << 30)
    try handle.close()
    let photo = try await folder.photos().photo(folder.id("a.jpg"))
    #expect(photo.detail?.exif?.model == "Far")
  }

  /// With Address Sanitizer, this test shows that `ExifData` and `JPEGHeader` are memory-safe.
  @Test("A damaged file is read as far as possible or skipped, and never crashes the program")
  func damagedFiles() async throws {
    let file = PhotoFile(
      takenAt: "2024:02:29 13:05:07", make: "Canon", model: "EOS", artist: "Ada", latitude: (48, 51, 302, "N"),
      longitude: (2, 17, 402, "E"), area: "Paris")
    var random = SeededGenerator(seed: 17)
    for round in 0..<400 {
      var bytes = file.bytes
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        bytes[Int.random(in: 2..<bytes.count, using: &random)] =
          [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random)
          ?? UInt8.random(in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      try folder.add("\(round).jpg", bytes: bytes)
    }
    let index = try folder.index()
    let photos = try await FolderPhotoRepository(index).photos(in: .editorial, page: PageRequest(number: 100, size: 4))
    #expect(photos.total.map { $0 > 10 && $0 < 400 } == true)
  }
}
