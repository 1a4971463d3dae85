import Domain
import Web

/// Converts a list of photos from and to the JSON that a page stores, so that the page can show the list again.
extension PhotoFeed {
  init?(_ json: JSON) {
    if let slug = json["topic"]?.string {
      self = .topic(Topic.Slug(rawValue: slug))
    } else if let name = json["user"]?.string {
      self = .user(User.Name(rawValue: name))
    } else if let id = json["collection"]?.string {
      self = .collection(PhotoCollection.ID(rawValue: id))
    } else if let query = json["search"]?.string.flatMap({ SearchQuery($0) }) {
      self = .search(query)
    } else {
      return nil
    }
  }

  var json: JSON {
    switch self {
    case .topic(let slug): ["topic": .string(slug.rawValue)]
    case .user(let name): ["user": .string(name.rawValue)]
    case .collection(let id): ["collection": .string(id.rawValue)]
    case .search(let query): ["search": .string(query.text)]
    case .editorial, .random: nil
    }
  }
}
