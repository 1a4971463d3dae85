import Domain
import DomainTesting
import Foundation
import Testing

@Suite("The freshness of cached values") struct FreshnessTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test("A value is fresh until its age exceeds the limit")
  func freshUpToTheLimit() {
    let freshness = Freshness.of(.editorial)
    #expect(!freshness.isStale(noon, now: noon))
    #expect(!freshness.isStale(noon, now: noon.addingTimeInterval(freshness.limit)))
    #expect(freshness.isStale(noon, now: noon.addingTimeInterval(freshness.limit + 1)))
  }

  @Test("Timestamps in the future and unknown timestamps are stale")
  func futureTimestampsAreStale() {
    #expect(Freshness.topics.isStale(noon.addingTimeInterval(1), now: noon))
    #expect(Freshness.topics.isStale(nil, now: noon))
  }

  @Test("A stale value stays stale as time passes", arguments: SeededGenerator.seeds)
  func staleStaysStale(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for feed in [PhotoFeed.editorial, .topic("alps")] {
      var wasStale = false
      var now = noon
      for _ in 1...20 {
        now += .random(in: 0...1000, using: &random)
        let isStale = Freshness.of(feed).isStale(noon, now: now)
        #expect(isStale == (now.timeIntervalSince(noon) > Freshness.of(feed).limit))
        #expect(isStale || !wasStale)
        wasStale = isStale
      }
    }
  }
}
