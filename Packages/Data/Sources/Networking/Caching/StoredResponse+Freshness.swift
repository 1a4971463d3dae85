import HTTPTypes

/// The rules of RFC 9111 that a private cache of GETs needs.
extension StoredResponse {
  /// Nil when the answer must not be kept, or would be of no use later.
  init?(_ response: Response, to request: Request, at now: Int) {
    let control = CacheControl(response.head.headerFields)
    guard response.head.status == .ok, !control.noStore else { return nil }
    let varying = response.head.headerFields[values: .vary].joined(separator: ",").split(separator: ",")
      .map { $0.filter { $0 != " " } }
    guard !varying.contains("*") else { return nil }
    let names = varying.compactMap { HTTPField.Name($0) }
    self.init(
      head: response.head,
      body: response.body,
      confirmedAt: now,
      variedFields: HTTPFields(request.head.headerFields.filter { names.contains($0.name) })
    )
    let hasValidator = head.headerFields.contains(.eTag) || head.headerFields.contains(.lastModified)
    guard hasValidator || lifetime > 0 else { return nil }
  }

  /// Whether `Vary` lets this answer serve `request`.
  func answers(_ request: Request) -> Bool {
    let varying = head.headerFields[values: .vary].joined(separator: ",").split(separator: ",")
    return varying.allSatisfy { name in
      guard let name = HTTPField.Name(name.filter { $0 != " " }) else { return false }
      return variedFields[values: name] == request.head.headerFields[values: name]
    }
  }

  func isFresh(at now: Int) -> Bool {
    age(at: now) < lifetime
  }

  /// Whether the answer may stand in for one that failed with an error that is not the answer's fault.
  func mayServeStale(at now: Int) -> Bool {
    let control = CacheControl(head.headerFields)
    guard !control.mustRevalidate, !control.noCache, let window = control.staleIfError else { return false }
    return age(at: now) < lifetime + window
  }

  /// The fields that ask the server whether this answer is still right.
  var validators: HTTPFields {
    var fields = HTTPFields()
    fields[.ifNoneMatch] = head.headerFields[.eTag]
    if fields.isEmpty { fields[.ifModifiedSince] = head.headerFields[.lastModified] }
    return fields
  }

  /// This answer after a 304: the same body, under the fields that the server has just sent.
  func confirmed(by head: HTTPResponse, at now: Int) -> StoredResponse {
    var copy = self
    // It told how old the answer was then.
    copy.head.headerFields[.age] = nil
    for name in Set(head.headerFields.map(\.name)) where !Self.fieldsOfTheBody.contains(name) {
      copy.head.headerFields[fields: name] = head.headerFields[fields: name]
    }
    copy.confirmedAt = now
    return copy
  }

  /// Seconds for which nobody needs to ask the server.
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

  /// Never negative: a clock that was set back makes nothing younger than new.
  private func age(at now: Int) -> Int {
    let onArrival = head.headerFields[.age].flatMap { DeltaSeconds.parse($0) } ?? 0
    return onArrival + max(0, now - confirmedAt)
  }

  private static let fieldsOfTheBody: Set<HTTPField.Name> = [.contentLength, .contentEncoding, .transferEncoding]
}
