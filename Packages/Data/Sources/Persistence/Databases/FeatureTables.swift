/// The tables of one feature in ``UserDatabase``, with the SQL that creates them.
///
/// A feature declares its tables in a file beside its repository and adds one line to ``all``.
struct UserTables: Sendable {
  /// The name of the feature. The names of its migrations in the database contain it, so it never changes.
  let feature: String
  /// The tables of the feature, in an order in which each follows the tables it refers to. Each has an integer primary
  /// key.
  let tables: [String]
  /// The SQL of the migrations, in order. A released migration never changes, so it is a literal without
  /// interpolations.
  let migrations: [StaticString]
  /// SQL that restores the order of rows after rows were added from another database; nil if there is no order but that
  /// of the keys.
  var order: StaticString?

  /// The features with user data, sorted by name.
  static let all: [UserTables] = [
    .friends,
    .likes,
    .memos,
    .recentSearches,
  ]
}

/// The tables of one feature in ``CacheDatabase``, with the SQL that creates them.
///
/// There are no migrations: when the SQL of a feature changes, the cache is rebuilt empty.
struct CacheTables: Sendable {
  let tables: [String]
  let schema: StaticString

  /// The features with cached data. A feature follows those that its triggers refer to.
  static let all: [CacheTables] = [
    .feeds,
    .folders,
    .photos,
    .photoSearch,
    .topics,
  ]
}
