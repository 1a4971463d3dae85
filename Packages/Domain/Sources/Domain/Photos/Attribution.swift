/// The credit for a photo: the author and links.
///
/// Unsplash requires that links to its site contain the name of the program. Links to other sources are not changed.
public struct Attribution: Hashable, Sendable {
  /// The name of the program in links to Unsplash.
  public static let referrer = "photolist"

  public var source: PhotoSource
  public var author: String
  /// The address of the author's page.
  public var authorPage: String?
  /// The address of the source's home page; nil for the demo catalog and for folders.
  public var sourcePage: String?
}

extension Photo {
  public var attribution: Attribution {
    let isUnsplash = id.source == .unsplash
    let sourcePage: String? =
      switch id.source {
      case .demo, .folder: nil
      case .unsplash: "https://unsplash.com/"
      case .picsum: "https://picsum.photos/"
      }
    return Attribution(
      source: id.source,
      author: author.name.isEmpty ? author.username : author.name,
      authorPage: isUnsplash ? author.page.map(Self.referring) : author.page,
      sourcePage: isUnsplash ? sourcePage.map(Self.referring) : sourcePage
    )
  }

  private static func referring(_ address: String) -> String {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let mark = parts[0].contains("?") ? "&" : "?"
    let fragment = parts.count > 1 ? "#" + parts[1] : ""
    return "\(parts[0])\(mark)utm_source=\(Attribution.referrer)&utm_medium=referral\(fragment)"
  }
}
