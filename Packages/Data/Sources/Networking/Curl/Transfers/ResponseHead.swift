import HTTPTypes

/// Parses the header lines from libcurl. Values are parsed as bytes, so Latin-1 text is preserved.
enum ResponseHead {
  static func response(from raw: RawResponse) throws(NetworkError) -> Response {
    guard let head = parse(raw.head) else {
      throw .malformedResponse(detail: "the response has no status line")
    }
    let trailers = raw.trailers.withUnsafeBytes { fields($0) }
    return Response(head: head, body: raw.body, trailers: trailers, metrics: raw.metrics)
  }

  /// Parses a status line such as "HTTP/1.1 200 OK" and the lines after it. Returns nil if the status is missing.
  static func parse(_ bytes: [UInt8]) -> HTTPResponse? {
    guard let status = status(of: bytes) else { return nil }
    return bytes.withUnsafeBytes { bytes in
      let end = bytes.firstIndex(of: newline) ?? bytes.endIndex
      let words = bytes[..<end].split(separator: space, maxSplits: 2)
      let reason = words.count > 2 ? String(decoding: trimmed(words[2]), as: UTF8.self) : ""
      return HTTPResponse(
        status: HTTPResponse.Status(code: status, reasonPhrase: reason),
        headerFields: fields(UnsafeRawBufferPointer(rebasing: bytes[end...].dropFirst()))
      )
    }
  }

  /// Returns the status: the three digits after the first space, or nil if the digits are missing.
  static func status(of bytes: [UInt8]) -> Int? {
    guard let blank = bytes.firstIndex(of: space), blank + 3 < bytes.count else { return nil }
    var status = 0
    for byte in bytes[(blank + 1)...(blank + 3)] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      status = status * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return status
  }

  /// Parses header lines. Like browsers, skips lines without a colon and invalid field names.
  private static func fields(_ lines: UnsafeRawBufferPointer) -> HTTPFields {
    var fields = HTTPFields()
    fields.reserveCapacity(lines.isEmpty ? 0 : 12)
    var start = lines.startIndex
    while start < lines.endIndex {
      let end = lines[start...].firstIndex(of: newline) ?? lines.endIndex
      if let field = field(lines[start..<end]) { fields.append(field) }
      start = end + 1
    }
    return fields
  }

  private static func field(_ line: Slice<UnsafeRawBufferPointer>) -> HTTPField? {
    guard
      let colon = line.firstIndex(of: UInt8(ascii: ":")),
      let name = HTTPField.Name(String(decoding: UnsafeRawBufferPointer(rebasing: line[..<colon]), as: UTF8.self))
    else { return nil }
    return HTTPField(name: name, lenientValue: trimmed(line[(colon + 1)...]))
  }

  private static func trimmed(_ bytes: Slice<UnsafeRawBufferPointer>) -> UnsafeRawBufferPointer {
    var rest = bytes
    while let first = rest.first, isBlank(first) { rest.removeFirst() }
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return UnsafeRawBufferPointer(rebasing: rest)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab || byte == carriageReturn
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
}
