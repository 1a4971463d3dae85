import Domain
import DomainTesting
import Testing

@Suite struct PhotoTests {
  @Test(arguments: [
    ("ada", "abc-1", "ada-abc-1.jpg"),
    ("../../etc", "pass/wd", "etc-passwd.jpg"),
    ("", "한글", "photo.jpg"),
  ])
  func aFileNameCannotLeaveItsFolder(username: String, id: String, expected: String) {
    let photo = Photo.fixture(id, author: .fixture(username))
    #expect(photo.fileName == expected)
  }

  @Test(arguments: [(1, 200), (200, 200), (201, 400), (400, 400), (1080, 1080)])
  func theSmallestPictureThatIsWideEnoughIsChosen(width: Int, chosen: Int) {
    #expect(Photo.fixture().images.address(atLeast: width).hasSuffix("?w=\(chosen)"))
  }

  @Test func aSizeOfNothingHasAnAspectRatio() {
    #expect(PixelSize(width: 0, height: 0).aspectRatio == 1)
  }

  @Test func aSizeThatNoPictureHasIsNotBelieved() {
    let size = PixelSize(width: .max, height: .min)
    #expect(size == PixelSize(width: PixelSize.longestSide, height: 0))
  }
}
