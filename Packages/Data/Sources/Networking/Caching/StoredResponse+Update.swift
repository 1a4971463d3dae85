import HTTPTypes

extension StoredResponse {
  /// Creates the stored form of a response to a GET request. Returns nil if the response must not be stored, or if
  /// storing it would be useless (RFC 9111 §3).
  init?(_ exchange: CachePolicy.Exchange) {
    let head = exchange.response.head
    let control = CacheControl(head.headerFields)
    let status = head.status
    // Partial responses are never stored, and a 304 has no body.
    guard status.code >= 200, status != .partialContent, status != .notModified else { return nil }
    // With "must-understand", a response is stored only if its status is understood, and "no-store" is ignored
    // (§5.2.2.3).
    guard control.mustUnderstand ? status.isCacheableByDefault : !control.noStore else { return nil }
    let hasLifetime = control.maxAge != nil || control.isPublic || head.headerFields.contains(.expires)
    guard hasLifetime || status.isCacheableByDefault else { return nil }
    // A stored response without a lifetime is useful only if it has a validator.
    let freshness = Freshness(head, requestedAt: exchange.requestedAt, receivedAt: exchange.receivedAt)
    let hasValidator = head.headerFields.contains(.eTag) || head.headerFields.contains(.lastModified)
    guard freshness.lifetime > 0 || hasValidator else { return nil }
    guard let selectingFields = SelectingFields.fields(of: exchange.request, for: head) else { return nil }
    self.init(
      head: head.withoutConnectionFields, body: exchange.response.body, requestedAt: exchange.requestedAt,
      receivedAt: exchange.receivedAt, selectingFields: selectingFields, freshness: freshness)
  }

  /// The conditional fields of a request that revalidates this response.
  var validators: HTTPFields {
    var fields = HTTPFields()
    fields[.ifNoneMatch] = head.headerFields[.eTag]
    if fields.isEmpty { fields[.ifModifiedSince] = head.headerFields[.lastModified] }
    return fields
  }

  /// Whether a 304 confirms this response (RFC 9111 §4.3.4). A strong `ETag` in the 304 must equal the stored `ETag`. A
  /// weak `ETag` must equal the stored `ETag` apart from the prefix `W/`. A 304 without an `ETag` must have the stored
  /// `Last-Modified` or no `Last-Modified`.
  func isConfirmed(by head: HTTPResponse) -> Bool {
    let mine = self.head.headerFields
    if let tag = head.headerFields[.eTag] {
      return tag.hasPrefix("W/") ? mine[.eTag]?.opaqueTag == tag.opaqueTag : mine[.eTag] == tag
    }
    return [nil, mine[.lastModified]].contains(head.headerFields[.lastModified])
  }

  /// Whether this response, whose fields a 304 has updated, may stay in the store.
  var mayStayStored: Bool {
    let fields = head.headerFields
    return !CacheControl(fields).noStore && fields.count <= Limits.headerLines
      && SelectingFields.names(for: head) != nil
  }

  /// Returns this response with the new header fields of an exchange that confirmed the response.
  func updated(by exchange: CachePolicy.Exchange) -> StoredResponse {
    let new = exchange.response.head.withoutConnectionFields.headerFields
    var head = head
    // The stored `Age` and `Date` belong to the earlier exchange.
    head.headerFields[.age] = nil
    head.headerFields[.date] = nil
    for name in Set(new.map(\.name)) where !Self.fieldsOfTheBody.contains(name) {
      head.headerFields[fields: name] = new[fields: name]
    }
    return StoredResponse(
      head: head, body: body, requestedAt: exchange.requestedAt, receivedAt: exchange.receivedAt,
      // The new `Vary` may name additional fields, so the selecting fields are taken from the request of this exchange.
      selectingFields: SelectingFields.fields(of: exchange.request, for: head) ?? selectingFields)
  }

  private static let fieldsOfTheBody: Set<HTTPField.Name> = [.contentLength, .contentEncoding, .contentRange]
}

extension HTTPResponse {
  /// The head without the fields that apply only to one connection (RFC 9111 §3.1).
  fileprivate var withoutConnectionFields: HTTPResponse {
    let named = headerFields[values: .connection].flatMap(\.listMembers).compactMap { HTTPField.Name(String($0)) }
    var head = self
    for name in Self.connectionFields + named { head.headerFields[fields: name] = [] }
    return head
  }

  private static let connectionFields: [HTTPField.Name] =
    [
      "Keep-Alive", "Proxy-Authenticate", "Proxy-Authentication-Info", "Proxy-Authorization", "Proxy-Connection",
      "Upgrade",
    ].compactMap { HTTPField.Name($0) } + [.connection, .te, .transferEncoding]
}

extension String {
  /// The `ETag` without the prefix `W/` of weak tags.
  fileprivate var opaqueTag: Substring { hasPrefix("W/") ? dropFirst(2) : self[...] }
}
