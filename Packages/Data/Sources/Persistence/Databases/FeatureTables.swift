/// The tables of one feature in ``UserDatabase``, with the SQL that creates them.
///
/// A feature declares its tables in a file next to its repository, and adds one line to ``all``.
struct UserTables: Sendable {
  /// The name of the feature. The name must not change, because the names of migrations in the database contain the
  /// name of the feature.
  let feature: String
  /// The tables of the feature. Each table has an integer primary key, and comes after the tables that it refers to.
  let tables: [String]
  /// The SQL of the migrations, in order. Each migration is a literal without interpolations, because a released
  /// migration must not change.
  let migrations: [StaticString]
  /// SQL that restores the order of the rows after rows were added from another database; nil if the keys define the
  /// order.
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
/// The cache has no migrations: when the SQL of a feature changes, the cache is replaced by an empty cache.
struct CacheTables: Sendable {
  let tables: [String]
  let schema: StaticString

  /// The features with cached data. A feature comes after the features that its triggers refer to.
  static let all: [CacheTables] = [
    .feeds,
    .folders,
    .photos,
    .photoSearch,
    .topics,
  ]
}
