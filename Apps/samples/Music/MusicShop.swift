import ArgumentParser

/// `--shop`.
enum MusicShop: String, ExpressibleByArgument, CaseIterable {
  /// The iTunes Search API; demo songs while it cannot be reached.
  case auto
  case itunes
  case demo
}
