import Foundation

/// The page that a request selects from a list.
struct Page<Element> {
  let elements: [Element]
  let number: Int
  let size: Int
  let total: Int

  /// The maximum page size of the API. A request for a larger page returns a page of the maximum size.
  static var largestSize: Int { 30 }

  init(of all: [Element], _ query: Query) throws(APIError) {
    number = try query.whole("page", in: 1...Int.max) ?? 1
    size = min(Self.largestSize, try query.whole("per_page", in: 1...Int.max) ?? 10)
    total = all.count
    let (skipped, overflow) = (number - 1).multipliedReportingOverflow(by: size)
    elements = overflow ? [] : Array(all.dropFirst(skipped).prefix(size))
  }

  var lastNumber: Int { max(1, (total + size - 1) / size) }

  /// Returns the headers `Link`, `X-Total` and `X-Per-Page`.
  /// - Parameter address: the URL of the request without its query.
  func headers(address: String, query: Query) -> [String: String] {
    var targets: [(relation: String, number: Int)] = []
    if number > 1 { targets += [("first", 1), ("prev", min(number - 1, lastNumber))] }
    if number < lastNumber { targets += [("last", lastNumber), ("next", number + 1)] }
    let links = targets.map { target in
      let others = query.items.filter { $0.name != "page" }.map {
        "&\($0.name.percentEncoded)=\($0.value.percentEncoded)"
      }
      return "<\(address)?page=\(target.number)\(others.joined())>; rel=\"\(target.relation)\""
    }
    var headers = ["X-Total": "\(total)", "X-Per-Page": "\(size)"]
    if !links.isEmpty { headers["Link"] = links.joined(separator: ", ") }
    return headers
  }
}

extension String {
  /// The percent-encoded text, for use as a query value.
  var percentEncoded: String {
    let unreserved = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    return addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}
