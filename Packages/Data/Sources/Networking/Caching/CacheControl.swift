import HTTPTypes

/// The directives of a `Cache-Control` field that this cache obeys (RFC 9111 §5.2, RFC 5861). Durations are in seconds.
struct CacheControl {
  private(set) var maxAge: Int?
  private(set) var maxStale: Int?
  private(set) var minFresh: Int?
  private(set) var staleIfError: Int?
  private(set) var staleWhileRevalidate: Int?
  private(set) var noStore = false
  /// Whether there is a "no-cache", with or without a list of fields. RFC 9111 allows ignoring the list and
  /// revalidating the whole response.
  private(set) var noCache = false
  private(set) var mustRevalidate = false
  private(set) var mustUnderstand = false
  private(set) var onlyIfCached = false
  private(set) var isPublic = false

  init(_ fields: HTTPFields) {
    guard fields.contains(.cacheControl) else { return }
    for line in fields[values: .cacheControl] {
      for directive in line.listMembers { read(directive) }
    }
  }

  /// Parses one directive. If a directive is repeated, its first value counts (RFC 9111 §4.2.1).
  private mutating func read(_ directive: Substring) {
    let halves = directive.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let value = halves.count > 1 ? halves[1] : nil
    // "max-age =5" is invalid, so the value is ignored and only the name "max-age" is recognized.
    let name = halves[0].trimmingFieldWhitespace
    let seconds = name.endIndex == halves[0].endIndex ? value.flatMap { Self.seconds($0) } : nil
    switch name.lowercased() {
    // An invalid lifetime counts as zero, so the response is stale.
    case "max-age": maxAge = maxAge ?? seconds ?? 0
    case "min-fresh": minFresh = minFresh ?? seconds ?? 0
    case "max-stale": maxStale = maxStale ?? (value == nil ? DeltaSeconds.longest : seconds ?? 0)
    case "stale-if-error": staleIfError = staleIfError ?? seconds ?? 0
    case "stale-while-revalidate": staleWhileRevalidate = staleWhileRevalidate ?? seconds ?? 0
    case "no-store": noStore = true
    case "no-cache": noCache = true
    case "must-revalidate": mustRevalidate = true
    case "must-understand": mustUnderstand = true
    case "only-if-cached": onlyIfCached = true
    case "public": isPublic = true
    // "private", "s-maxage" and "proxy-revalidate" are for shared caches. "immutable" has no effect, because this cache
    // never revalidates a fresh response.
    default: break
    }
  }

  /// Parses a number of seconds, which may be in quotation marks.
  private static func seconds(_ value: Substring) -> Int? {
    guard value.first == "\"" else { return DeltaSeconds.parse(value) }
    guard value.count >= 2, value.last == "\"" else { return nil }
    return DeltaSeconds.parse(value.dropFirst().dropLast())
  }
}
