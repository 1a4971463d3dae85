/// A page of found photos. Searches tell their size here, and not in the head as lists do.
struct UnsplashSearchDTO: Decodable {
  var total: Int
  var totalPages: Int
  var results: [UnsplashPhotoDTO]

  enum CodingKeys: String, CodingKey {
    case total, results
    case totalPages = "total_pages"
  }
}
