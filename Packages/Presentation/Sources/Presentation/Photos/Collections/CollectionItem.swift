public import Domain

/// A collection as a screen shows it.
public struct CollectionItem: Hashable, Sendable, Identifiable {
  public var collection: PhotoCollection
  public var title: String
  /// Who made it.
  public var owner: String
  /// How many photos it has; empty where that is not known.
  public var count: String

  public var id: PhotoCollection.ID { collection.id }

  init(_ collection: PhotoCollection, strings: PhotoStrings) {
    self.collection = collection
    title = collection.title
    owner = collection.owner.name.isEmpty ? collection.owner.username : collection.owner.name
    count = collection.totalPhotos.map(strings.photoCount) ?? ""
  }
}
