import Presentation

/// The localized names in the output of `photolist cache info`.
struct CacheStrings: FeatureStrings {
  let photos: String
  let lists: String
  let topics: String
  let database: String
  let responses: String
  let sizeAndPath: @Sendable (_ size: String, _ path: String) -> String
  let bytes: @Sendable (Int) -> String

  static let english = CacheStrings(
    photos: "Photos", lists: "Lists", topics: "Topics", database: "Database", responses: "Responses",
    sizeAndPath: { "\($0) in \($1)" }, bytes: { "\($0) bytes" })

  static let korean = CacheStrings(
    photos: "사진", lists: "목록", topics: "주제", database: "데이터베이스", responses: "응답",
    sizeAndPath: { "\($0), \($1)" }, bytes: { "\($0)바이트" })
}

extension Strings {
  var cache: CacheStrings { self[CacheStrings.self] }
}
