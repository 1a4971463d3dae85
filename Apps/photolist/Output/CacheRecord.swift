import AppSupport
import Persistence
import Terminal

/// The output of `photolist cache info`.
struct CacheRecord: ConsoleDocument {
  let info: CacheInfo
  let responses: FolderSize
  let paths: Paths

  var record: JSONObject {
    [
      "photos": info.photos, "lists": info.feeds, "topics": info.topics, "databaseBytes": info.bytes,
      "answerBytes": responses.bytes, "database": paths.cacheDatabase, "answers": paths.responses,
    ]
  }

  func lines(width: Int?) -> [StyledText] {
    StyledText.facts([
      ("Photos", "\(info.photos)"), ("Lists", "\(info.feeds)"), ("Topics", "\(info.topics)"),
      ("Database", "\(ByteCount(info.bytes)) in \(paths.cacheDatabase)"),
      ("Responses", "\(ByteCount(responses.bytes)) in \(paths.responses)"),
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
    // The size in tenths of the unit.
    var tenths = bytes / 100
    var unit = 0
    while tenths >= 10_000, unit < units.count - 1 {
      tenths /= 1000
      unit += 1
    }
    description = "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}
