public import Domain

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

// Entities for tests. Most parameters have a default, so a test specifies only the values that matter.
extension Photo {
  /// Returns a photo whose optional fields are nil.
  public static func fixture(
    _ value: String = "photo-1", source: PhotoSource = .demo, size: PixelSize = PixelSize(width: 3000, height: 2000),
    author: User = .fixture()
  ) -> Photo {
    let address = "http://pictures.invalid/\(value)"
    return Photo(
      id: ID(source: source, value: value),
      size: size,
      images: ImageAddresses(
        thumb: "\(address)?w=200", small: "\(address)?w=400", regular: "\(address)?w=1080", full: address),
      links: Links(page: "http://photos.invalid/\(value)"),
      author: author
    )
  }

  /// Returns a photo with a value in every field.
  public static func fixtureWithEverything(_ value: String = "photo-1", source: PhotoSource = .demo) -> Photo {
    var photo = fixture(value, source: source)
    photo.slug = "a-lake-\(value)"
    photo.color = "#336699"
    photo.blurHash = "LEHV6nWB2yk8pyo0adR*.7kCMdnj"
    photo.description = "A lake in the morning"
    photo.altDescription = "호수와 산"
    photo.createdAt = Date(timeIntervalSince1970: 1_700_000_000)
    photo.updatedAt = Date(timeIntervalSince1970: 1_700_100_000)
    photo.likeCount = 42
    photo.images.raw = "http://pictures.invalid/\(value)?raw"
    photo.links.downloadTracking = "http://photos.invalid/\(value)/download"
    photo.author.bio = "Writes programs"
    photo.author.location = "London"
    photo.author.portfolio = "http://ada.invalid"
    photo.author.profileImage = "http://pictures.invalid/ada"
    photo.detail = Detail(
      exif: Exif(
        make: "Canon", model: "EOS 5D", exposureTime: "1/250", aperture: "4.0", focalLength: "35.0", iso: 100),
      place: Place(name: "Buttermere", city: "Keswick", country: "England", latitude: 54.5, longitude: -3.25),
      tags: ["lake", "morning"],
      topics: ["nature"],
      downloadCount: 1_000,
      viewCount: 20_000
    )
    return photo
  }

  /// Returns photos with the ids `photo-1`, `photo-2` and so on.
  public static func fixtures(_ numbers: ClosedRange<Int>, source: PhotoSource = .demo) -> [Photo] {
    numbers.map { fixture("photo-\($0)", source: source) }
  }
}

extension PhotoStatistics {
  /// Returns the statistics of the 30 days up to January 1, 2026. Each day has one more view and two more downloads
  /// than the previous day.
  public static func fixture() -> PhotoStatistics {
    func history(total: Int, step: Int) -> History {
      let days = (0..<30).map { day in
        Day(date: Date(timeIntervalSince1970: 1_764_720_000 + Double(day) * 86_400), count: day * step)
      }
      return History(total: total, change: days.reduce(0) { $0 + $1.count }, days: days)
    }
    return PhotoStatistics(views: history(total: 20_000, step: 1), downloads: history(total: 1_000, step: 2))
  }
}

extension User {
  public static func fixture(_ username: String = "ada", name: String = "Ada Lovelace") -> User {
    User(id: User.ID(username), username: username, name: name, page: "http://photos.invalid/@\(username)")
  }
}

extension Topic {
  public static func fixture(_ slug: String = "alps") -> Topic {
    Topic(id: Topic.ID("topic-\(slug)"), slug: Topic.Slug(slug), title: slug.uppercased())
  }
}

extension PhotoCollection {
  public static func fixture(_ value: String = "collection-1") -> PhotoCollection {
    PhotoCollection(id: ID(value), title: value.uppercased(), totalPhotos: 2, owner: .fixture())
  }
}

extension MemoText {
  /// Returns the text of a memo. The title and the content must not be blank.
  public static func fixture(_ title: String = "Milk", content: String = "Two bottles") -> MemoText {
    guard let text = MemoText(title: title, content: content) else { preconditionFailure("a blank memo") }
    return text
  }
}

extension NewPet {
  /// Returns a new pet. The names must not be blank.
  public static func fixture(
    _ friend: String = "Ada", _ pet: String = "Bo", _ species: Species = .dog
  ) -> NewPet {
    guard let new = NewPet(friend: friend, pet: pet, species: species) else { preconditionFailure("a blank name") }
    return new
  }
}

extension Song {
  public static func fixture(
    _ value: String = "song-1", title: String = "Blue Train", artist: String = "John Coltrane",
    album: String? = "Blue Train"
  ) -> Song {
    Song(
      id: ID(value), title: title, artist: artist, album: album,
      artwork: "http://pictures.invalid/\(value)/100x100bb.jpg", page: "http://songs.invalid/\(value)")
  }
}
