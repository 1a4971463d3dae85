/// A photo's id in a response. It contains no NUL character, at which SQLite would cut it off.
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
