public import Domain

extension Photo {
  /// A photo that holds the least that every photo has; a test names what it is about.
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

  /// As many photos as asked for, `photo-1` first.
  public static func fixtures(_ numbers: ClosedRange<Int>, source: PhotoSource = .demo) -> [Photo] {
    numbers.map { fixture("photo-\($0)", source: source) }
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
