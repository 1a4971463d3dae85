import Domain

/// A collection as it is written for machines.
struct CollectionRecord: Encodable {
  let id: String
  let title: String
  let description: String?
  let photos: Int?
  let owner: String

  init(collection: PhotoCollection) {
    id = collection.id.rawValue
    title = collection.title
    description = collection.description
    photos = collection.totalPhotos
    owner = collection.owner.username
  }
}
