/// The tables of one feature in ``UserDatabase``, and the SQL that creates them.
///
/// A feature declares its tables in a file beside its repository and adds one line to ``all``.
struct UserTables: Sendable {
  /// The name of the feature. It is part of the migrations' names in the file, so it never changes.
  let feature: String
  /// Every table of the feature, each after the tables that it refers to. Each has an integer primary key.
  let tables: [String]
  /// SQL, in order. A released migration never changes, so it is a literal that no constant of the program is part of.
  let migrations: [StaticString]

  /// The features that store what the user made, by name.
  static let all: [UserTables] = [
    .friends,
    .likes,
    .memos,
    .recentSearches,
  ]
}

/// The tables of one feature in ``CacheDatabase``, and the SQL that creates them.
///
/// There are no migrations: when any feature's SQL changes, the cache is rebuilt empty.
struct CacheTables: Sendable {
  let tables: [String]
  let schema: StaticString

  /// The features that cache what sources sent. A feature comes after those that its triggers refer to.
  static let all: [CacheTables] = [
    .feeds,
    .folders,
    .photos,
    .photoSearch,
    .topics,
  ]
}
