import Domain
import DomainTesting
import Foundation
import Persistence
import Testing

/// The data of a feature in the databases that ``MigrationTests`` opens.
///
/// A new feature declares its data in its own test file, and adds one line to ``all``.
struct FeatureFixture: Sendable {
  /// A table of the feature. Databases that were written before the feature existed do not have this table.
  let table: String
  /// Writes the data to a new database.
  let write: @Sendable (UserDatabase, Clock) async throws -> Void
  /// Expects that a database has the data.
  let check: @Sendable (UserDatabase) async throws -> Void

  init(
    table: String, write: @escaping @Sendable (UserDatabase, Clock) async throws -> Void,
    check: @escaping @Sendable (UserDatabase) async throws -> Void
  ) {
    self.table = table
    self.write = write
    self.check = check
  }

  /// The features with user data, sorted by name.
  static let all: [FeatureFixture] = [
    .friends,
    .likes,
    .memos,
    .recentSearches,
  ]
}

extension FeatureFixture {
  static let friends = FeatureFixture(table: "friend") { database, _ in
    for (friend, pet, species) in [("Kim", "Mong", Species.cat), ("Kim", "Bo", .dog), ("Ada", "Coco", .bird)] {
      try await DatabaseFriendRepository(database: database).add(.fixture(friend, pet, species))
    }
  } check: { database in
    let friends = try await DatabaseFriendRepository(database: database).friends().current()
    #expect(friends.map { $0.pets.map(\.name) } == [["Bo", "Mong"], ["Coco"]])
  }

  static let likes = FeatureFixture(table: "likedPhoto") { database, clock in
    for (number, photo) in photos.enumerated() {
      clock.date = Date(timeIntervalSince1970: Double(number + 1) * 1000)
      try await DatabaseLikesRepository(database: database).like(photo)
    }
  } check: { database in
    let likes = try await DatabaseLikesRepository(database: database).likes(limit: nil).current()
    #expect(likes.map(\.id) == photos.reversed().map(\.id))
    #expect(likes.map { $0.photo.detail != nil } == [false, true, false])
    #expect(likes.map(\.likedAt.timeIntervalSince1970) == [3000, 2000, 1000])
  }

  static let memos = FeatureFixture(table: "memo") { database, _ in
    for title in ["first", "second"] {
      _ = try await DatabaseMemoRepository(database: database).add(try #require(MemoText(title: title, content: "…")))
    }
  } check: { database in
    let memos = try await DatabaseMemoRepository(database: database).memos().current()
    #expect(memos.map(\.text.title) == ["second", "first"])
  }

  static let recentSearches = FeatureFixture(table: "recentSearch") { database, _ in
    for text in ["red fox", "붉은 여우"] {
      try await DatabaseRecentSearchRepository(database: database).add(try #require(SearchQuery(text)))
    }
  } check: { database in
    let searches = try await DatabaseRecentSearchRepository(database: database).searches().current()
    #expect(searches == ["붉은 여우", "red fox"])
  }

  private static let photos = [
    Photo.fixture("plain"), .fixtureWithEverything("everything"), .fixture("other source", source: .picsum),
  ]
}
