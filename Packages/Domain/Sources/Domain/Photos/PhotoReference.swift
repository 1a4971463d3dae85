/// A text with which a user refers to a photo: an id, a slug or a link.
///
///     PhotoReference("Dwu85P9SOIk").name                                       // "Dwu85P9SOIk"
///     PhotoReference("https://unsplash.com/photos/a-lake-Dwu85P9SOIk").name    // "Dwu85P9SOIk"
///     PhotoReference("https://unsplash.com/photos/a-lake-Dwu85P9SOIk").source  // .unsplash
public struct PhotoReference: Hashable, Sendable, CustomStringConvertible {
  public let text: String
  /// The source of a link or of a `Photo.ID`; nil if the reference does not contain a source.
  public let source: PhotoSource?
  /// The id or the slug; the whole text if it is a link without an id or a slug.
  public let name: String

  public init(_ text: String) {
    self.text = text
    (source, name) = Self.parts(ofLink: text) ?? (nil, text)
  }

  public init(_ id: Photo.ID) {
    text = id.value
    source = id.source
    name = id.value
  }

  /// Whether the text is a link to a web page.
  public var isLink: Bool { Self.path(ofLink: text) != nil }

  public var description: String { text }

  /// Returns the id of the photo in a source, or nil if the text is a link to another source. The value of the id can
  /// be a slug, which a source accepts in place of the id.
  public func id(in source: PhotoSource) -> Photo.ID? {
    self.source == nil || self.source == source ? Photo.ID(source: source, value: name) : nil
  }

  /// Returns the photos that match the reference. A match by id takes precedence over a match by slug or by the address
  /// of a photo's page.
  ///
  /// - Parameter chosen: The source that the user has chosen; nil for all sources. Ignored if the reference contains
  ///   a source.
  public func matches(in photos: [Photo], chosen: PhotoSource? = nil) -> [Photo] {
    let wanted = source ?? chosen
    let candidates = photos.filter { wanted == nil || $0.id.source == wanted }
    let byID = candidates.filter { $0.id.value == name }
    if !byID.isEmpty { return byID }
    // The web page of a photo can belong to another source: the pages of Lorem Picsum's photos are on Unsplash.
    return candidates.filter { $0.slug == name } + photos.filter { $0.links.page == text && $0.slug != name }
  }
}

extension PhotoReference {
  private static let demoHost = "demo.photolist"

  /// Whether a text is a link to a photo of the demo catalog. A browser cannot open such a link.
  public static func isDemoLink(_ text: String) -> Bool {
    path(ofLink: text)?.first?.lowercased() == demoHost
  }

  private static func parts(ofLink text: String) -> (PhotoSource?, String)? {
    if text.hasPrefix("file://") { return (.folder, text) }
    guard let path = path(ofLink: text), let host = path.first?.lowercased() else { return nil }
    let components = path.dropFirst().map(decoded)
    switch host {
    case "unsplash.com", "www.unsplash.com":
      return name(after: "photos", in: components).map { (.unsplash, id(inSlug: $0)) }
        ?? translatedName(components).map { (.unsplash, id(inSlug: $0)) } ?? (.unsplash, text)
    case demoHost: return (.demo, name(after: "photos", in: components).map(id(inSlug:)) ?? text)
    case "picsum.photos": return (.picsum, name(after: "id", in: components) ?? text)
    default: return (nil, name(after: "photos", in: components) ?? text)
    }
  }

  /// Returns the host and the path components of a web address, or nil if the text is not a web address.
  private static func path(ofLink text: String) -> [Substring]? {
    let scheme = ["https://", "http://"].first { text.lowercased().hasPrefix($0) }
    guard let scheme else { return nil }
    return text.dropFirst(scheme.count).prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
  }

  private static func name(after word: String, in components: [String]) -> String? {
    components.firstIndex(of: word).flatMap { components.dropFirst($0 + 1).first }
  }

  /// Returns the slug in a translated address of Unsplash, such as `/ko/사진/SLUG` or `/pt-br/fotografias/SLUG`.
  private static func translatedName(_ components: [String]) -> String? {
    guard components.count == 3, components[0].split(separator: "-").allSatisfy({ $0.count == 2 }),
      components[1].count > 1
    else { return nil }
    return components[2]
  }

  /// Returns the id at the end of a slug of Unsplash or of the demo catalog. Ids of Unsplash and of the demo catalog
  /// have eleven characters.
  private static func id(inSlug slug: String) -> String {
    let count = 11
    guard slug.count > count + 1, slug.dropLast(count).last == "-" else { return slug }
    return String(slug.suffix(count))
  }

  /// Decodes percent-encoded bytes. Returns the text unchanged if the result is not valid UTF-8.
  private static func decoded(_ component: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = component.utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16),
        rest.count >= 2
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? String(component)
  }
}
