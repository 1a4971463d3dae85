public import Domain

/// A topic, formatted for display.
public struct TopicItem: Hashable, Sendable, Identifiable {
  public var topic: Topic
  public var title: String
  /// The number of photos, as text; empty if unknown.
  public var count: String

  public var id: Topic.ID { topic.id }

  init(_ topic: Topic, strings: PhotoStrings) {
    self.topic = topic
    title = topic.title
    count = topic.totalPhotos.map(strings.count) ?? ""
  }
}
