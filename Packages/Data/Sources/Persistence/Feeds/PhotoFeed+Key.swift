import Domain

extension PhotoFeed {
  /// The key of the feed in the cache. Text from a user comes last, so that every feed has a different key.
  var key: String {
    switch self {
    case .editorial:
      "editorial"
    case .topic(let slug):
      "topic \(slug)"
    case .user(let name):
      "user \(name)"
    case .collection(let id):
      "collection \(id)"
    case .random:
      "random"
    case .search(let query):
      "search \(query.order.rawValue) \(query.orientation?.rawValue ?? "any") \(query.color?.rawValue ?? "any") "
        + "\(query.contentFilter.rawValue) \(query.text)"
    }
  }
}
