import Domain
import Foundation

/// Creates sample photos. The same number always gives the same photo.
enum Sample {
  static let source = PhotoSource.unsplash

  /// Every description contains "photograph", and one in a hundred thousand contains "unicorn".
  static func photo(_ number: Int) -> Photo {
    let words = ["river", "mountain", "street", "window", "bridge", "forest", "harbour", "desert", "garden", "tower"]
    let rare = number % 100_000 == 7 ? " with a unicorn" : ""
    let picture = "https://images.example/photo-\(number)?ixid=M3wxMjA3fDB8MHxhbGx8fHx8fHx8fHw"
    var photo = Photo(
      id: Photo.ID(source: source, value: "photo-\(number)"),
      size: PixelSize(width: 4000 + number % 1000, height: 3000 + number % 700),
      images: ImageAddresses(
        thumb: picture + "&w=200", small: picture + "&w=400", regular: picture + "&w=1080", full: picture + "&q=85",
        raw: picture),
      links: Photo.Links(
        page: "https://photos.example/photo-\(number)",
        downloadTracking: "https://api.example/photos/photo-\(number)/download"),
      author: User(
        id: User.ID("user-\(number % 5000)"), username: "user\(number % 5000)", name: "User \(number % 5000)",
        bio: "Photographs everyday things", location: "Somewhere", page: "https://photos.example/@\(number % 5000)")
    )
    photo.slug = "a-photograph-\(number)"
    photo.color = "#26408c"
    photo.blurHash = "LEHV6nWB2yk8pyo0adR*.7kCMdnj"
    photo.description = "A photograph of a \(words[number % 10]) and a \(words[number / 10 % 10])\(rare)"
    photo.altDescription = "\(words[number / 100 % 10]) number \(number)"
    photo.createdAt = Date(timeIntervalSince1970: Double(1_500_000_000 + number))
    photo.updatedAt = Date(timeIntervalSince1970: Double(1_600_000_000 + number))
    photo.likeCount = number % 997
    return photo
  }

  static func page(_ number: Int, size: Int = 30) -> Page<Photo> {
    let first = (number - 1) * size
    return Page(items: (first..<first + size).map(photo), hasNext: true)
  }
}
