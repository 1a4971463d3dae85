/// Creates the URLs in responses from one base URL.
struct Addresses {
  /// The base URL without a slash at the end, such as `http://demo.photolist`.
  let base: String

  func image(_ photo: CataloguePhoto, _ parameters: String = "") -> String {
    "\(base)/images/\(photo.id)?ixid=\(photo.ixid)\(parameters)"
  }

  func images(_ photo: CataloguePhoto) -> JSON {
    [
      "raw": .string(image(photo)),
      "full": .string(image(photo, "&fm=jpg&q=85")),
      "regular": .string(image(photo, "&fm=jpg&q=80&w=1080&fit=max")),
      "small": .string(image(photo, "&fm=jpg&q=80&w=400&fit=max")),
      "thumb": .string(image(photo, "&fm=jpg&q=80&w=200&fit=max")),
    ]
  }

  func links(_ photo: CataloguePhoto) -> JSON {
    [
      "self": .string("\(base)/photos/\(photo.id)"),
      "html": .string("\(base)/photos/\(photo.slug)"),
      "download": .string(image(photo, "&fm=jpg&q=85&dl=\(photo.slug).jpg")),
      "download_location": .string("\(base)/photos/\(photo.id)/download?ixid=\(photo.ixid)"),
    ]
  }

  func links(_ user: CatalogueUser) -> JSON {
    listLinks("users/\(user.userName)")
  }

  func profileImage(_ user: CatalogueUser) -> JSON {
    .object(
      ["small": 32, "medium": 64, "large": 128].mapValues { side in
        .string("\(base)/profiles/\(user.userName)?fm=jpg&fit=crop&w=\(side)&h=\(side)")
      })
  }

  /// Returns the links of a topic, a collection or a user, including a link to the list of photos.
  func listLinks(_ path: String) -> JSON {
    [
      "self": .string("\(base)/\(path)"), "html": .string("\(base)/\(path)"),
      "photos": .string("\(base)/\(path)/photos"),
    ]
  }
}
