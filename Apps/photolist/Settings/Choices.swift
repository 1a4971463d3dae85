import ArgumentParser
import Domain

/// `--source`.
enum SourceName: String, ExpressibleByArgument, CaseIterable, Decodable {
  case demo, unsplash, picsum

  var source: PhotoSource {
    switch self {
    case .demo: .demo
    case .unsplash: .unsplash
    case .picsum: .picsum
    }
  }
}

/// `--format`.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable, Decodable {
  /// Columns for people.
  case table
  /// One document.
  case json
  /// One object a line.
  case ndjson
}
