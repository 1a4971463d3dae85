import HTTPTypes

/// Reads the header lines that libcurl hands over. Values stay bytes, so Latin-1 is not damaged.
enum ResponseHead {
  static func response(from answer: RawAnswer) throws(NetworkError) -> Response {
    guard let head = parse(answer.head) else {
      throw .malformedResponse(detail: "the answer has no status line")
    }
    return Response(head: head, body: answer.body, trailers: fields(answer.trailers[...]), metrics: answer.metrics)
  }

  /// "HTTP/1.1 200 OK" and the lines after it. Nil when there is no status.
  static func parse(_ bytes: [UInt8]) -> HTTPResponse? {
    guard let status = status(of: bytes) else { return nil }
    let end = bytes.firstIndex(of: newline) ?? bytes.endIndex
    let words = bytes[..<end].split(separator: space, maxSplits: 2)
    let reason = words.count > 2 ? String(decoding: trimmed(words[2]), as: UTF8.self) : ""
    return HTTPResponse(
      status: HTTPResponse.Status(code: status, reasonPhrase: reason),
      headerFields: fields(bytes[end...].dropFirst())
    )
  }

  /// The three digits after the first space. Nil when they are not there.
  static func status(of bytes: [UInt8]) -> Int? {
    guard let blank = bytes.firstIndex(of: space), blank + 3 < bytes.count else { return nil }
    var status = 0
    for byte in bytes[(blank + 1)...(blank + 3)] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      status = status * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return status
  }

  /// Lines without a colon, or with a name that no field can have, are left out, as browsers do.
  private static func fields(_ lines: ArraySlice<UInt8>) -> HTTPFields {
    var fields = HTTPFields()
    var rest = lines
    while !rest.isEmpty {
      let end = rest.firstIndex(of: newline) ?? rest.endIndex
      if let field = field(rest[..<end]) { fields.append(field) }
      rest = rest[end...].dropFirst()
    }
    return fields
  }

  private static func field(_ line: ArraySlice<UInt8>) -> HTTPField? {
    guard
      let colon = line.firstIndex(of: UInt8(ascii: ":")),
      let name = HTTPField.Name(String(decoding: line[..<colon], as: UTF8.self))
    else { return nil }
    return HTTPField(name: name, lenientValue: trimmed(line[(colon + 1)...]))
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return bytes[first...last]
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab || byte == carriageReturn
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
}
