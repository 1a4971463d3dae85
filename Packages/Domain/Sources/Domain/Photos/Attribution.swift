/// The credit for a photo: its author and links.
///
/// Unsplash requires that links to it name the program that shows the photo. Links of other sources stay as they are.
public struct Attribution: Hashable, Sendable {
  /// The name of the program in links to Unsplash.
  public static let referrer = "photolist"

  public var source: PhotoSource
  public var author: String
  /// The author's page, where the source has one.
  public var authorPage: String?
  /// The source's page; the demo catalogue and folders have none.
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
