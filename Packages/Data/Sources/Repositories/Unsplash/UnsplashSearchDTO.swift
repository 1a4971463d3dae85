/// A page of search results. Searches have their total here, and lists have it in the head.
struct UnsplashSearchDTO: Decodable {
  var total: Int
  var totalPages: Int
  var results: [UnsplashPhotoDTO]

  enum CodingKeys: String, CodingKey {
    case total, results
    case totalPages = "total_pages"
  }
}
