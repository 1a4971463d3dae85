import Images
import Landscape

/// Converts the items of the catalog to JSON: basic objects for lists, and full objects for single items.
struct Bodies {
  let catalogue: Catalogue
  let darkroom: Darkroom
  let addresses: Addresses

  // MARK: Photos

  func photos(_ photos: [CataloguePhoto]) async -> JSON {
    let looks = await darkroom.looks(of: photos)
    return .array(zip(photos, looks).map(photo))
  }

  func full(_ photo: CataloguePhoto, extraDownloads: Int) async -> JSON {
    let looks = await darkroom.looks(of: [photo])
    guard let look = looks.first else { return .null }
    let place = photo.place
    let position: JSON = ["latitude": number(place?.latitude), "longitude": number(place?.longitude)]
    return self.photo(photo, look).with([
      "exif": exif(photo.camera),
      "location": [
        "name": .string(place?.name), "city": .string(place?.city), "country": .string(place?.country),
        "position": position,
      ],
      "views": .whole(photo.views),
      "downloads": .whole(photo.downloads + extraDownloads),
      "public_domain": .bool(false),
      "tags": .array(photo.tags.map { ["type": .string("search"), "title": .string($0)] }),
    ])
  }

  private func photo(_ photo: CataloguePhoto, _ look: Darkroom.Look) -> JSON {
    veryBasic(photo, look).with([
      "slug": .string(photo.slug),
      "promoted_at": .time(photo.promotedAt),
      "width": .whole(photo.size.width),
      "height": .whole(photo.size.height),
      "color": .string(look.color.hex),
      "description": .string(photo.description),
      "alt_description": .string(photo.altDescription),
      "likes": .whole(photo.likes),
      "liked_by_user": .bool(false),
      "asset_type": .string("photo"),
      "links": addresses.links(photo),
      "user": user(catalogue.users[photo.author]),
      "current_user_collections": [],
      "topic_submissions": .object([
        photo.scene.kind.rawValue: ["status": .string("approved"), "approved_on": .time(photo.createdAt + 3_600)]
      ]),
    ])
  }

  private func veryBasic(_ photo: CataloguePhoto, _ look: Darkroom.Look) -> JSON {
    [
      "id": .string(photo.id),
      "created_at": .time(photo.createdAt),
      "updated_at": .time(photo.updatedAt),
      "blur_hash": .string(look.blurHash),
      "urls": addresses.images(photo),
    ]
  }

  private func exif(_ camera: CataloguePhoto.Camera?) -> JSON {
    [
      "make": .string(camera?.make),
      "model": .string(camera?.model),
      "name": .string(camera.map { "\($0.make), \($0.model)" }),
      "exposure_time": .string(camera?.exposure),
      "aperture": .string(camera?.aperture),
      "focal_length": .string(camera?.focalLength),
      "iso": camera.map { .whole($0.sensitivity) } ?? .null,
    ]
  }

  private func number(_ value: Double?) -> JSON {
    value.map { .number($0) } ?? .null
  }

  /// Returns statistics for the last `quantity` days of 2025. The daily numbers are random, and their sum differs from
  /// the total.
  func statistics(_ photo: CataloguePhoto, quantity: Int, extraDownloads: Int) -> JSON {
    [
      "id": .string(photo.id),
      "slug": .string(photo.slug),
      "downloads": history(total: photo.downloads + extraDownloads, quantity: quantity, seed: photo.scene.seed),
      "views": history(total: photo.views, quantity: quantity, seed: photo.scene.seed &+ 1),
      "likes": history(total: photo.likes, quantity: quantity, seed: photo.scene.seed &+ 2),
    ]
  }

  private func history(total: Int, quantity: Int, seed: UInt64) -> JSON {
    let lastDay = 20_453
    var random = SeededRandom(seed: seed)
    // Always generates the numbers of 30 days, so that a day's number does not depend on `quantity`.
    let days = (0..<30).map { _ in random.count(from: 0, through: max(1, total / 400)) }.suffix(quantity)
    let values = days.enumerated().map { index, value -> JSON in
      let day = lastDay - quantity + 1 + index
      guard case .string(let time) = JSON.time(day * 86_400) else { return .null }
      return ["date": .string(String(time.prefix(10))), "value": .whole(value)]
    }
    return [
      "total": .whole(total),
      "historical": [
        "change": .whole(days.reduce(0, +)), "resolution": .string("days"), "quantity": .whole(quantity),
        "values": .array(values),
      ],
    ]
  }

  // MARK: Users

  func user(_ user: CatalogueUser) -> JSON {
    [
      "id": .string(user.id),
      "updated_at": .time(user.updatedAt),
      "username": .string(user.userName),
      "name": .string(user.name),
      "first_name": .string(user.firstName),
      "last_name": .string(user.lastName),
      "bio": .string(user.biography),
      "location": .string(user.home),
      "links": addresses.links(user),
      "profile_image": addresses.profileImage(user),
      "total_collections": .whole(collections(of: user).count),
      "social": [
        "instagram_username": .string(user.instagram), "portfolio_url": .null, "twitter_username": .null,
      ],
    ]
  }

  func full(_ user: CatalogueUser) -> JSON {
    let photos = catalogue.photos(by: user)
    return self.user(user).with([
      "badge": .null,
      "downloads": .whole(photos.map(\.downloads).reduce(0, +)),
      "total_photos": .whole(photos.count),
      "total_likes": .whole(photos.map(\.likes).reduce(0, +)),
    ])
  }

  func collections(of user: CatalogueUser) -> [CatalogueCollection] {
    catalogue.collections.filter { catalogue.users[$0.owner].id == user.id }
  }

  // MARK: Topics and collections

  func topic(_ kind: SceneKind) async -> JSON {
    let subject = Subject.of(kind)
    let photos = catalogue.photos(of: kind)
    let previews = Array(photos.prefix(4))
    let looks = await darkroom.looks(of: previews)
    let cover = zip(previews, looks).map(photo).first ?? .null
    let owners = photos.prefix(1).map { user(catalogue.users[$0.author]) }
    return [
      "id": .string("topic-\(kind.rawValue)"),
      "slug": .string(kind.rawValue),
      "title": .string(subject.title),
      "visibility": .string("featured"),
      "description": .string(subject.description),
      "published_at": .time(18_300 * 86_400),
      "updated_at": .time(20_450 * 86_400),
      "starts_at": .time(18_300 * 86_400),
      "ends_at": .null,
      "only_submissions_after": .null,
      "featured": .bool(true),
      "total_photos": .whole(photos.count),
      "links": addresses.listLinks("topics/\(kind.rawValue)"),
      "status": .string("open"),
      "owners": .array(owners.isEmpty ? [user(catalogue.users[0])] : owners),
      "cover_photo": cover,
      "preview_photos": .array(zip(previews, looks).map(veryBasic)),
      "current_user_contributions": [],
    ]
  }

  func full(_ kind: SceneKind) async -> JSON {
    var photosByAuthor: [Int: Int] = [:]
    for photo in catalogue.photos(of: kind) { photosByAuthor[photo.author, default: 0] += 1 }
    let authors = photosByAuthor.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
    return await topic(kind).with(["top_contributors": .array(authors.map { user(catalogue.users[$0.key]) })])
  }

  func collection(_ collection: CatalogueCollection) async -> JSON {
    let photos = collection.photos.prefix(1).map { catalogue.photos[$0] }
    let looks = await darkroom.looks(of: photos)
    return [
      "id": .string(collection.id),
      "title": .string(collection.title),
      "description": .string(collection.description),
      "published_at": .time(collection.publishedAt),
      "updated_at": .time(collection.publishedAt + 86_400),
      "last_collected_at": .time(collection.publishedAt + 86_400),
      "featured": .bool(true),
      "total_photos": .whole(collection.photos.count),
      "private": .bool(false),
      "share_key": .string(collection.shareKey),
      "links": addresses.listLinks("collections/\(collection.id)"),
      "user": user(catalogue.users[collection.owner]),
      "cover_photo": zip(photos, looks).map(photo).first ?? .null,
    ]
  }
}
