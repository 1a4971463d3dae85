/// A photo's id in a response. The id contains no NUL character, because SQLite would truncate the id at that
/// character.
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
