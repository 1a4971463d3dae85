import AppSupport
import Persistence
import Presentation
import Terminal

/// The output of `photolist cache info`.
struct CacheRecord: ConsoleDocument {
  let info: CacheInfo
  let responses: FolderSize
  let paths: Paths
  let strings: Strings

  var record: JSONObject {
    [
      "photos": info.photos, "lists": info.feeds, "topics": info.topics, "databaseBytes": info.bytes,
      "answerBytes": responses.bytes, "database": paths.cacheDatabase, "answers": paths.responses,
    ]
  }

  func lines(width: Int?) -> [StyledText] {
    let texts = strings.cache
    return StyledText.facts([
      (texts.photos, "\(info.photos)"), (texts.lists, "\(info.feeds)"), (texts.topics, "\(info.topics)"),
      (texts.database, texts.sizeAndPath(strings.size(ofBytes: info.bytes), paths.cacheDatabase)),
      (texts.responses, texts.sizeAndPath(strings.size(ofBytes: responses.bytes), paths.responses)),
    ])
  }
}

extension Strings {
  /// Returns a number of bytes as text, such as `640 bytes` or `1.4 MB`.
  func size(ofBytes bytes: Int) -> String {
    let units = ["KB", "MB", "GB", "TB"]
    guard bytes >= 1000 else { return cache.bytes(bytes) }
    // The size in tenths of the unit.
    var tenths = bytes / 100
    var unit = 0
    while tenths >= 10_000, unit < units.count - 1 {
      tenths /= 1000
      unit += 1
    }
    return "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}
