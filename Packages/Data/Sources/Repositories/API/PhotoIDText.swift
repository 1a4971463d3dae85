/// A photo's id in an answer: a text that a store can find again, and so without a NUL, which SQLite takes for the end.
struct PhotoIDText: Decodable {
  let value: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    value = try container.decode(String.self)
    guard !value.utf8.contains(0) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a NUL in an id")
    }
  }
}
