/// A page of search results. It has the total in its body, unlike a list, which has it in a header.
struct UnsplashSearchDTO: Decodable {
  var total: Int
  var totalPages: Int
  var results: [UnsplashPhotoDTO]

  enum CodingKeys: String, CodingKey {
    case total, results
    case totalPages = "total_pages"
  }
}
