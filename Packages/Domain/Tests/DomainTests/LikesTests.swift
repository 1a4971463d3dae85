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

  @Test("Liking a photo twice changes nothing")
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
    let changedNothing = likes.unlike(Photo.fixture("a").id)
    #expect(!changedNothing)
    likes.like(.fixture("a"), at: noon)
    let changed = likes.unlike(Photo.fixture("a").id)
    #expect(changed)
    #expect(likes == Likes())
  }

  @Test("Photos of different sources with the same id are different photos")
  func idsBelongToTheirSource() {
    var likes = Likes()
    likes.like(.fixture("a", source: .demo), at: noon)
    #expect(!likes.contains(Photo.fixture("a", source: .picsum).id))
  }

  @Test("Each photo is liked at most once, and likes stay in their order", arguments: SeededGenerator.seeds)
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
        #expect(changed == expected.contains(id))
        expected.removeAll { $0 == id }
      }
      #expect(likes.newestFirst.map(\.id.value) == expected)
    }
  }
}
