import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

/// Tests for the article "One state in one stream".
@MainActor
@Suite("One state in one stream") struct OneStreamTests {
  /// The contents of a screen: titles, and a heading with the number of titles.
  private struct Shown: Equatable {
    var titles: [String]
    var count: Int

    var agrees: Bool { titles.count == count }
  }

  private let repository = FakeMemoRepository([.fixture("a")])

  private func memos() -> Observable<[Memo]> {
    repository.memos().results.asObservable().compactMap { try? $0.get() }
  }

  @Test("After a change, a screen that combines two streams of one store shows a wrong count for a moment")
  func twoStreamsDisagree() async throws {
    let screen = Observable.combineLatest(memos(), memos().map(\.count)) { memos, count in
      Shown(titles: memos.map(\.text.title), count: count)
    }
    let shown = Listener(screen.asDriver(onErrorJustReturn: Shown(titles: [], count: 0)))
    await settle()
    _ = try await repository.add(.fixture("b"))
    await settle()
    #expect(shown.last == Shown(titles: ["b", "a"], count: 2))
    #expect(shown.values.contains { !$0.agrees })
  }

  @Test("A screen that is built from one stream always shows the right count")
  func oneStreamAgrees() async throws {
    let screen = memos().map { memos in Shown(titles: memos.map(\.text.title), count: memos.count) }
    let shown = Listener(screen.asDriver(onErrorJustReturn: Shown(titles: [], count: 0)))
    await settle()
    _ = try await repository.add(.fixture("b"))
    await settle()
    #expect(shown.last == Shown(titles: ["b", "a"], count: 2))
    #expect(shown.values.allSatisfy { $0.agrees })
  }
}
