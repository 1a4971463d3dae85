#if canImport(XCTest)
import Reactive
import ReactiveTesting
import ReactiveXCTest
import XCTest

final class XCTAssertTests: XCTestCase {
  struct Failure: Error {}

  func testRecordedEventsAreCompared() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Failure())])
    let observer = scheduler.start { source }
    XCTAssertEqual(observer.events, [.next(210, 1), .error(220, Failure())])
    XCTAssertEqual(observer.events.map(\.value), [.next(1), .error(Failure())])
  }

  func testRecordedElementsAreComparedWithoutTheirTimes() {
    let events: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2)]
    XCTAssertRecordedElements(events, [1, 2])
  }

  func testSingleEventsAreCompared() {
    let success: [SingleEvent<Int>] = [.success(1)]
    XCTAssertEqual(success, [.success(1)])
  }

  func testTheDifferencesAreListed() {
    let actual: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 2), .completed(230)]
    let expected: [Recorded<Event<Int>>] = [.next(210, 1), .next(220, 3)]
    XCTAssertEqual(
      differences(actual, expected, ==),
      """
      The lists differ:
        1: expected next(3) @ 220, got next(2) @ 220
        2: unexpected completed @ 230
      """)
    XCTAssertEqual(differences(expected, actual, ==)?.contains("2: missing completed @ 230"), true)
    XCTAssertNil(differences(actual, actual, ==))
  }
}
#endif
