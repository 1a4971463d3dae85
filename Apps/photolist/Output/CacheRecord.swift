import AppSupport
import Persistence
import Terminal

/// The output of `photolist cache info`.
struct CacheRecord: ConsoleDocument, Encodable {
  let photos: Int
  let lists: Int
  let topics: Int
  let databaseBytes: Int
  let answerBytes: Int
  let database: String
  let answers: String

  init(_ info: CacheInfo, answers: FolderSize, paths: Paths) {
    photos = info.photos
    lists = info.feeds
    topics = info.topics
    databaseBytes = info.bytes
    answerBytes = answers.bytes
    database = paths.cacheDatabase
    self.answers = paths.responses
  }

  var record: CacheRecord { self }

  func lines(width: Int?) -> [StyledText] {
    StyledText.facts([
      ("Photos", "\(photos)"), ("Lists", "\(lists)"), ("Topics", "\(topics)"),
      ("Database", "\(ByteCount(databaseBytes)) in \(database)"),
      ("Responses", "\(ByteCount(answerBytes)) in \(answers)"),
    ])
  }
}

/// A number of bytes as text, such as `640 bytes` or `1.4 MB`.
struct ByteCount: CustomStringConvertible {
  let description: String

  init(_ bytes: Int) {
    let units = ["KB", "MB", "GB", "TB"]
    guard bytes >= 1000 else {
      description = "\(bytes) bytes"
      return
    }
    // In tenths of the unit.
    var tenths = bytes / 100
    var unit = 0
    while tenths >= 10_000, unit < units.count - 1 {
      tenths /= 1000
      unit += 1
    }
    description = "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}
