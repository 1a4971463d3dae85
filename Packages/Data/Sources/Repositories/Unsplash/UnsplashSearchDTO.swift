/// A page of search results. The total of a search is in the body; the total of a list is in a header field.
struct UnsplashSearchDTO: Decodable {
  var total: Int
  var totalPages: Int
  var results: LenientList<UnsplashPhotoDTO>

  enum CodingKeys: String, CodingKey {
    case total, results
    case totalPages = "total_pages"
  }
}
