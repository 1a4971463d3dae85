public import Domain

/// A collection, formatted for display.
public struct CollectionItem: Hashable, Sendable, Identifiable {
  public var collection: PhotoCollection
  public var title: String
  /// The name of the user who owns the collection.
  public var owner: String
  /// The number of photos, as text; empty if unknown.
  public var count: String

  public var id: PhotoCollection.ID { collection.id }

  init(_ collection: PhotoCollection, strings: PhotoStrings) {
    self.collection = collection
    title = collection.title
    owner = collection.owner.name.isEmpty ? collection.owner.username : collection.owner.name
    count = collection.totalPhotos.map(strings.count) ?? ""
  }
}
