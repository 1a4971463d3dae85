import ArgumentParser
import Domain
import Terminal

/// `--source`.
enum SourceName: String, Choice, Decodable {
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
enum OutputFormat: String, Choice, Decodable {
  /// Columns for people.
  case table
  /// One document.
  case json
  /// One object a line.
  case ndjson
}

/// `--images`.
enum PictureChoice: String, Choice, Decodable {
  /// The best that the terminal is known to do.
  case auto
  case kitty, sixel, iterm, blocks, none
  case kittyPlaceholders = "kitty-placeholders"

  /// Nothing where the terminal decides.
  var method: PictureMethod? {
    switch self {
    case .auto: nil
    case .kitty: .kitty
    case .kittyPlaceholders: .kittyPlaceholders
    case .sixel: .sixel
    case .iterm: .iterm
    case .blocks: .blocks
    case .none: PictureMethod.none
    }
  }
}
