import Domain
import DomainTesting
import Testing

@Suite("File names, sizes and images of photos") struct PhotoTests {
  @Test(
    "A file name cannot refer to another folder",
    arguments: [
      ("ada", "abc-1", "ada-abc-1.jpg"),
      ("../../etc", "pass/wd", "etc-passwd.jpg"),
      ("", "한글", "photo.jpg"),
      ("-o", "abc", "photo-o-abc.jpg"),
      ("", "-rf", "photo-rf.jpg"),
    ])
  func fileNameStaysInItsFolder(username: String, id: String, expected: String) {
    let photo = Photo.fixture(id, author: .fixture(username))
    #expect(photo.fileName == expected)
  }

  @Test(
    "The smallest image with the required width is chosen",
    arguments: [(1, 200), (200, 200), (201, 400), (400, 400), (1080, 1080)])
  func smallestImage(width: Int, chosen: Int) {
    #expect(Photo.fixture().images.address(atLeast: width).hasSuffix("?w=\(chosen)"))
  }

  @Test("A photo of unknown size has the aspect ratio 1")
  func unknownSizeHasAnAspectRatio() {
    #expect(PixelSize(width: 0, height: 0).aspectRatio == 1)
  }

  @Test("Widths and heights are clamped to the allowed range")
  func impossibleSizesAreLimited() {
    let size = PixelSize(width: .max, height: .min)
    #expect(size == PixelSize(width: PixelSize.longestSide, height: 0))
  }
}
