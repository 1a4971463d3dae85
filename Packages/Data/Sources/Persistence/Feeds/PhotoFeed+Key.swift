import Domain

extension PhotoFeed {
  /// The key of the feed in the cache. Text from the user comes last in the key, where it cannot be mistaken for
  /// another component.
  ///
  /// The keys are string literals, so that renaming a case in Swift does not orphan cached feeds.
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
      "search \(query.order.key) \(query.orientation?.key ?? "any") \(query.color?.key ?? "any") "
        + "\(query.contentFilter.key) \(query.text.composed)"
    }
  }
}

extension SearchQuery.Order {
  fileprivate var key: String {
    switch self {
    case .relevant: "relevant"
    case .latest: "latest"
    }
  }
}

extension SearchQuery.ContentFilter {
  fileprivate var key: String {
    switch self {
    case .low: "low"
    case .high: "high"
    }
  }
}

extension PixelSize.Orientation {
  fileprivate var key: String {
    switch self {
    case .landscape: "landscape"
    case .portrait: "portrait"
    case .squarish: "squarish"
    }
  }
}

extension SearchQuery.Color {
  fileprivate var key: String {
    switch self {
    case .blackAndWhite: "blackAndWhite"
    case .black: "black"
    case .white: "white"
    case .yellow: "yellow"
    case .orange: "orange"
    case .red: "red"
    case .purple: "purple"
    case .magenta: "magenta"
    case .green: "green"
    case .teal: "teal"
    case .blue: "blue"
    }
  }
}
