import Domain
import DomainTesting
import Foundation
import Testing

@Suite("The rules of likes") struct LikesTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test("The newest like is first")
  func newestLikeComesFirst() {
    var likes = Likes()
    let changes = [likes.like(.fixture("a"), at: noon), likes.like(.fixture("b"), at: noon)]
    #expect(changes == [true, true])
    #expect(likes.newestFirst.map(\.id.value) == ["b", "a"])
  }

  @Test("Liking a liked photo changes nothing")
  func likingTwice() {
    var likes = Likes()
    likes.like(.fixture("a"), at: noon)
    likes.like(.fixture("b"), at: noon)
    let before = likes
    let changed = likes.like(.fixture("a"), at: noon.addingTimeInterval(60))
    #expect(!changed)
    #expect(likes == before)
  }

  @Test("Unliking a photo that is not liked changes nothing")
  func removingAMissingLike() {
    var likes = Likes()
    let nothing = likes.unlike(Photo.fixture("a").id)
    #expect(nothing == nil)
    likes.like(.fixture("a"), at: noon)
    let removed = likes.unlike(Photo.fixture("a").id)
    #expect(removed == LikedPhoto(photo: .fixture("a"), likedAt: noon))
    #expect(likes == Likes())
  }

  @Test("A restored like has its original date, and restoring it again changes nothing")
  func restoringALike() throws {
    var likes = Likes()
    for (index, id) in ["a", "b", "c", "d"].enumerated() {
      likes.like(.fixture(id), at: noon.addingTimeInterval(Double(index / 2)))
    }
    let before = likes
    for id in ["a", "b", "c", "d"] {
      let unliked = likes.unlike(Photo.fixture(id).id)
      let removed = try #require(unliked)
      likes.like(.fixture("new"), at: noon.addingTimeInterval(60))
      let changed = likes.restore(removed)
      #expect(changed)
      let again = likes.restore(removed)
      #expect(!again)
      likes.unlike(Photo.fixture("new").id)
      #expect(likes.newestFirst.map(\.likedAt) == before.newestFirst.map(\.likedAt))
      #expect(Set(likes.newestFirst) == Set(before.newestFirst))
    }
  }

  @Test("Two sources can use the same id for different photos")
  func idsBelongToTheirSource() {
    var likes = Likes()
    likes.like(.fixture("a", source: .demo), at: noon)
    #expect(!likes.contains(Photo.fixture("a", source: .picsum).id))
  }

  @Test("Each photo is liked at most once, and the newest like stays first", arguments: SeededGenerator.seeds)
  func likesAreUniqueAndOrdered(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var likes = Likes()
    var expected: [String] = []
    for _ in 1...60 {
      let id = "photo-\(Int.random(in: 1...8, using: &random))"
      if Bool.random(using: &random) {
        let changed = likes.like(.fixture(id), at: noon)
        #expect(changed == !expected.contains(id))
        if !expected.contains(id) { expected.insert(id, at: 0) }
      } else {
        let changed = likes.unlike(Photo.fixture(id).id)
        #expect((changed != nil) == expected.contains(id))
        expected.removeAll { $0 == id }
      }
      #expect(likes.newestFirst.map(\.id.value) == expected)
    }
  }
}
