import ArgumentParser

/// The catalog to search for songs, as chosen with `--shop`.
enum MusicShop: String, ExpressibleByArgument, CaseIterable {
  /// The iTunes Search API, or demo songs if the API cannot be reached.
  case auto
  case itunes
  case demo
}
