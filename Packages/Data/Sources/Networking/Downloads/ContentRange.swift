import HTTPTypes

/// A `Content-Range` field: "bytes 100-199/200", "bytes 100-199/*" or "bytes */200".
struct ContentRange: Equatable {
  /// The position of the first byte; nil in the response to a range that cannot be satisfied.
  let first: Int64?
  /// The size of the whole file; nil if the server does not report the size.
  let total: Int64?

  init?(_ head: HTTPResponse) {
    guard let field = head.headerFields[.contentRange] else { return nil }
    let words = field.split(separator: " ")
    guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
    let halves = words[1].split(separator: "/")
    guard halves.count == 2 else { return nil }
    total = halves[1] == "*" ? nil : Int64(halves[1])
    if halves[0] == "*" {
      first = nil
    } else {
      guard let first = halves[0].split(separator: "-").first.flatMap({ Int64($0) }) else { return nil }
      self.first = first
    }
  }
}
