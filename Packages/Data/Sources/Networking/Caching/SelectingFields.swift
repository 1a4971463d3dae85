import HTTPTypes

/// The fields of a request that select one of the stored responses for its URL: the fields that `Vary` names, and the
/// credentials. The credentials ensure that an account never receives the responses of another account.
///
/// Credentials are stored and compared as hashes, so a store contains no secrets from requests.
enum SelectingFields {
  /// Returns the selecting fields of `request`, or nil if a response with this head matches no later request.
  static func fields(of request: Request, for head: HTTPResponse) -> HTTPFields? {
    guard let names = names(for: head) else { return nil }
    var fields = HTTPFields()
    for name in names { fields[name] = value(name, in: request) }
    return fields
  }

  /// Returns the names of the selecting fields, or nil if `Vary` contains "*" or an invalid field name.
  static func names(for head: HTTPResponse) -> [HTTPField.Name]? {
    guard head.headerFields.contains(.vary) else { return credentials }
    var names = credentials
    for line in head.headerFields[values: .vary] {
      for member in line.listMembers {
        guard member != "*", let name = HTTPField.Name(String(member)) else { return nil }
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  static func value(_ name: HTTPField.Name, in request: Request) -> String? {
    guard request.head.headerFields.contains(name) else { return nil }
    let value = request.head.headerFields[values: name].flatMap(\.listMembers).joined(separator: ",")
    return Redaction.isHarmless(name) ? value : SHA256.hexadecimal(value.utf8)
  }

  private static let credentials: [HTTPField.Name] = [.authorization, .cookie]
}
