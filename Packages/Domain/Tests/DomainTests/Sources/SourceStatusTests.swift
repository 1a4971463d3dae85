import Domain
import DomainTesting
import Foundation
import Testing

@Suite("The connection to a source and its rate limit") struct SourceStatusTests {
  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test("If the source is unreachable, the connection is lost until the source responds")
  func lostConnection() {
    var status = SourceStatus()
    status.take(.offline(reason: "no route"))
    #expect(status.connection == .lost)
    status.take(.cancelled)
    #expect(status.connection == .lost, "a canceled request says nothing about the source")
    status.take(.notFound)
    #expect(status.connection == .connected, "a source that rejects a request is connected")
  }

  @Test("If the source does not send when its hourly limit renews, the hour begins with the first response")
  func hourBeginsWithTheFirstResponse() {
    let first = RequestAllowance(limit: 50, remaining: 20, after: nil, now: noon)
    let second = RequestAllowance(limit: 50, remaining: 19, after: first, now: noon.addingTimeInterval(600))
    #expect(second.renewedBy == noon.addingTimeInterval(3600))
    let renewed = RequestAllowance(limit: 50, remaining: 49, after: second, now: noon.addingTimeInterval(1200))
    #expect(renewed.renewedBy == noon.addingTimeInterval(4800))
  }

  @Test("If the source sends when its hourly limit renews, `renewedBy` is that time")
  func sourceTellsTheEndOfTheHour() {
    let first = RequestAllowance(limit: 50, remaining: 20, after: nil, now: noon)
    let second = RequestAllowance(limit: 50, remaining: 19, renewal: noon + 60, after: first, now: noon)
    #expect(second.renewedBy == noon + 60)
  }

  @Test("Requests are scarce when at most a fifth of the limit is left")
  func requestsAreScarce() {
    func isScarce(_ remaining: Int, after seconds: TimeInterval = 0) -> Bool {
      RequestAllowance(limit: 50, remaining: remaining, after: nil, now: noon)
        .isScarce(now: noon.addingTimeInterval(seconds))
    }
    #expect(!isScarce(11))
    #expect(isScarce(10))
    #expect(isScarce(0))
    #expect(!isScarce(0, after: 3600), "the hour is over")
    let endless = RequestAllowance(limit: .max, remaining: .max, after: nil, now: noon)
    #expect(!endless.isScarce(now: noon), "a source without a limit may send the greatest number")
  }

  @Test(
    "An allowance stays within its bounds, regardless of the numbers that a server sends",
    arguments: SeededGenerator.seeds)
  func allowanceIsWithinItsBounds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var now = noon
    var allowance: RequestAllowance?
    for _ in 1...50 {
      now += .random(in: 0...900, using: &random)
      let next = RequestAllowance(
        limit: .random(in: -5...60, using: &random), remaining: .random(in: -5...80, using: &random), after: allowance,
        now: now)
      #expect((0...max(0, next.limit)).contains(next.remaining))
      #expect(next.renewedBy > now && next.renewedBy <= now.addingTimeInterval(3600))
      allowance = next
    }
  }
}
