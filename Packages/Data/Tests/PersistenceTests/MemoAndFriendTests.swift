import Domain
import DomainTesting
import Foundation
import Persistence
import Testing

@Suite struct MemoAndFriendTests {
  let store: TemporaryStore

  init() throws { store = try TemporaryStore() }

  @Test(arguments: MemoRepositoryContract.allCases)
  func memosKeepThePromisesOfTheirPort(promise: MemoRepositoryContract) async throws {
    try await promise.check { DatabaseMemoRepository(database: try store.openAnother()) }
  }

  @Test(arguments: FriendRepositoryContract.allCases)
  func friendsKeepThePromisesOfTheirPort(promise: FriendRepositoryContract) async throws {
    try await promise.check { DatabaseFriendRepository(database: try store.openAnother()) }
  }

  @Test func memosAndFriendsOutliveTheProcess() async throws {
    let first = try store.open()
    let memo = try await DatabaseMemoRepository(database: first).add(.fixture("a"))
    let friend = try await DatabaseFriendRepository(database: first).add(.fixture("Kim", "Mong", .cat))
    try first.close()
    let second = try store.open()
    #expect(try await DatabaseMemoRepository(database: second).memos().first { _ in true } == [memo])
    #expect(try await DatabaseFriendRepository(database: second).friends().first { _ in true } == [friend])
  }
}
