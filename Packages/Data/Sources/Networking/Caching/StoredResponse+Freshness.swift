import HTTPTypes

/// The rules of RFC 9111 for a private cache of GET requests.
extension StoredResponse {
  /// Returns nil if the response must not be stored, or could never be reused.
  init?(_ response: Response, to request: Request, at now: Int) {
    let control = CacheControl(response.head.headerFields)
    guard response.head.status == .ok, !control.noStore else { return nil }
    guard let names = Self.varyingFields(response.head) else { return nil }
    self.init(
      head: response.head,
      body: response.body,
      confirmedAt: now,
      variedFields: HTTPFields(request.head.headerFields.filter { names.contains($0.name) })
    )
    let hasValidator = head.headerFields.contains(.eTag) || head.headerFields.contains(.lastModified)
    guard hasValidator || lifetime > 0 else { return nil }
  }

  /// Whether the response can be used for `request`, according to `Vary`.
  func matches(_ request: Request) -> Bool {
    guard let names = Self.varyingFields(head) else { return false }
    return names.allSatisfy { variedFields[values: $0] == request.head.headerFields[values: $0] }
  }

  /// Returns the names in `Vary`, or nil if the response cannot be reused: if one of them is "*" or not a field name.
  private static func varyingFields(_ head: HTTPResponse) -> [HTTPField.Name]? {
    let words = head.headerFields[values: .vary].joined(separator: ",").split(separator: ",")
    let names = words.map { $0.filter { $0 != " " } }.map { $0 == "*" ? nil : HTTPField.Name($0) }
    return names.contains(nil) ? nil : names.compactMap { $0 }
  }

  func isFresh(at now: Int) -> Bool {
    age(at: now) < lifetime
  }

  /// Whether `stale-if-error` allows this response in place of a failed one.
  func mayServeStale(at now: Int) -> Bool {
    let control = CacheControl(head.headerFields)
    guard !control.mustRevalidate, !control.noCache, let window = control.staleIfError else { return false }
    return age(at: now) < lifetime + window
  }

  /// The conditions that revalidate this response.
  var validators: HTTPFields {
    var fields = HTTPFields()
    fields[.ifNoneMatch] = head.headerFields[.eTag]
    if fields.isEmpty { fields[.ifModifiedSince] = head.headerFields[.lastModified] }
    return fields
  }

  /// Returns this response updated by a 304: the same body with the fields that the server has just sent.
  func confirmed(by head: HTTPResponse, at now: Int) -> StoredResponse {
    var copy = self
    // The stored age refers to the original response.
    copy.head.headerFields[.age] = nil
    for name in Set(head.headerFields.map(\.name)) where !Self.fieldsOfTheBody.contains(name) {
      copy.head.headerFields[fields: name] = head.headerFields[fields: name]
    }
    copy.confirmedAt = now
    return copy
  }

  /// The number of seconds for which the response is fresh.
  private var lifetime: Int {
    let control = CacheControl(head.headerFields)
    if control.noCache { return 0 }
    if let maxAge = control.maxAge { return maxAge }
    guard
      let expires = head.headerFields[.expires].flatMap({ HTTPDate.parse($0) }),
      let date = head.headerFields[.date].flatMap({ HTTPDate.parse($0) })
    else { return 0 }
    return max(0, expires - date)
  }

  /// The age in seconds. It is never negative, even if the clock was set back.
  private func age(at now: Int) -> Int {
    let onArrival = head.headerFields[.age].flatMap { DeltaSeconds.parse($0) } ?? 0
    return onArrival + max(0, now - confirmedAt)
  }

  private static let fieldsOfTheBody: Set<HTTPField.Name> = [.contentLength, .contentEncoding, .transferEncoding]
}
