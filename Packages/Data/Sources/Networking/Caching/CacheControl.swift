import HTTPTypes

/// The directives of a `Cache-Control` field that this cache obeys.
struct CacheControl {
  private(set) var maxAge: Int?
  private(set) var staleIfError: Int?
  private(set) var noStore = false
  private(set) var noCache = false
  private(set) var mustRevalidate = false
  private(set) var onlyIfCached = false

  init(_ fields: HTTPFields) {
    guard fields.contains(.cacheControl) else { return }
    for directive in fields[values: .cacheControl].joined(separator: ",").split(separator: ",") {
      let halves = directive.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " && $0 != "\"" } }
      guard let name = halves.first?.lowercased() else { continue }
      let seconds = halves.count > 1 ? DeltaSeconds.parse(halves[1]) : nil
      switch name {
      case "max-age": maxAge = seconds ?? 0
      case "stale-if-error": staleIfError = seconds
      case "no-store": noStore = true
      case "no-cache": noCache = true
      case "must-revalidate": mustRevalidate = true
      case "only-if-cached": onlyIfCached = true
      // "immutable" is ignored: this cache never revalidates a fresh response anyway.
      default: break
      }
    }
  }
}
