import Domain
import DomainTesting
import Foundation
import Persistence
import Testing

/// Tests the repositories of memos and friends.
@Suite struct MemoAndFriendTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test("The memo repository satisfies its contract", arguments: MemoRepositoryContract.allCases)
  func memoContract(promise: MemoRepositoryContract) async throws {
    try await promise.check { DatabaseMemoRepository(database: store.openAnother()) }
  }

  @Test("The friend repository satisfies its contract", arguments: FriendRepositoryContract.allCases)
  func friendContract(promise: FriendRepositoryContract) async throws {
    try await promise.check { DatabaseFriendRepository(database: store.openAnother()) }
  }

  @Test("Memos and friends are available after the database is opened again")
  func rowsSurviveTheProcess() async throws {
    let first = try store.open()
    let memo = try await DatabaseMemoRepository(database: first).add(.fixture("a"))
    let friend = try await DatabaseFriendRepository(database: first).add(.fixture("Kim", "Mong", .cat))
    try first.close()
    let second = try store.open()
    #expect(try await DatabaseMemoRepository(database: second).memos().first { _ in true } == [memo])
    #expect(try await DatabaseFriendRepository(database: second).friends().first { _ in true } == [friend])
  }

  @Test("A returned memo equals the stored memo, even if its date was rounded")
  func memoIsReturnedAsStored() async throws {
    for number in 0..<20 {
      // The conversion to seconds since 1970 loses the last bit of the date.
      let date = Date(timeIntervalSinceReferenceDate: 810_000_000 + Double(number) / 8_388_608)
      let memos = DatabaseMemoRepository(database: try store.open { date })
      let memo = try await memos.add(.fixture("a"))
      #expect(try await memos.memos().first { _ in true }?.first == memo)
      let edited = try await memos.edit(memo.id, to: .fixture("b"))
      #expect(try await memos.memos().first { _ in true }?.first == edited)
    }
  }

  @Test("Observers receive memos and friends of another process", .timeLimit(.minutes(1)))
  func otherProcessesAreObserved() async throws {
    let (mine, theirs) = (try store.open(), try store.open())
    var memos = DatabaseMemoRepository(database: mine).memos().makeAsyncIterator()
    let memo = try await DatabaseMemoRepository(database: theirs).add(.fixture("a"))
    while let state = try await memos.next(), state != [memo] {}
    var friends = DatabaseFriendRepository(database: mine).friends().makeAsyncIterator()
    let friend = try await DatabaseFriendRepository(database: theirs).add(.fixture("Kim", "Mong", .cat))
    while let state = try await friends.next(), state != [friend] {}
  }

  @Test("Adding the same friend several times concurrently creates one friend")
  func sameFriendIsAddedOnce() async throws {
    let store = store
    try await withThrowingTaskGroup { group in
      for process in 1...4 {
        group.addTask {
          let friends = DatabaseFriendRepository(database: try store.open())
          for number in 1...5 { try await friends.add(.fixture("Kim", "Pet \(process)-\(number)", .dog)) }
        }
      }
      try await group.waitForAll()
    }
    let friends = try await DatabaseFriendRepository(database: try store.open()).friends().first { _ in true }
    #expect(friends?.map(\.pets.count) == [20])
  }

  @Test("A text with a NUL character is refused, and the stored data is unchanged")
  func unstorableTextIsRefused() async throws {
    let database = try store.open()
    let memos = DatabaseMemoRepository(database: database)
    let memo = try await memos.add(.fixture("a"))
    let text = try #require(MemoText(title: "cut\0short", content: "b"))
    let refusal = RepositoryError.storage(.other(reason: .nulCharacter))
    await #expect(throws: refusal) { try await memos.add(text) }
    await #expect(throws: refusal) { try await memos.edit(memo.id, to: text) }
    #expect(try await memos.memos().first { _ in true } == [memo])
    let friends = DatabaseFriendRepository(database: database)
    await #expect(throws: refusal) { try await friends.add(.fixture("Kim", "cut\0short", .cat)) }
    #expect(try await friends.friends().first { _ in true }?.isEmpty == true)
  }
}
