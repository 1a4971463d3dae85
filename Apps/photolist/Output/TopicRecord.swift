import Domain

/// A topic as `--format json` and `ndjson` write it.
struct TopicRecord: Encodable {
  let topic: Topic

  private enum Key: String, CodingKey { case id, slug, title, description, photos }

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(topic.id.rawValue, forKey: .id)
    try record.encode(topic.slug.rawValue, forKey: .slug)
    try record.encode(topic.title, forKey: .title)
    try record.encode(topic.description, forKey: .description)
    try record.encode(topic.totalPhotos, forKey: .photos)
  }
}
