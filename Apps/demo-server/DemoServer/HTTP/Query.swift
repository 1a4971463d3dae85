/// The query parameters of a request.
struct Query {
  /// The parameters in the order of the URL, with decoded values.
  let items: [(name: String, value: String)]

  subscript(name: String) -> String? {
    items.first { $0.name == name }?.value
  }

  /// Returns the value of a parameter as an integer, or nil if the parameter is missing.
  func whole(_ name: String, in range: ClosedRange<Int>) throws(APIError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let value = Int(text), range.contains(value) else {
      let bounds =
        range.upperBound == .max ? "at least \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
      throw .badRequest("\(name) must be a whole number, \(bounds)")
    }
    return value
  }

  /// Returns the value of a parameter that allows only the cases of `Choice`, or nil if the parameter is missing.
  func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, _: Choice.Type) throws(APIError) -> Choice?
  where Choice.RawValue == String {
    guard let text = self[name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw .badRequest("\(name) must be one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }

  /// Returns the comma-separated values of a parameter, or nil if the parameter is missing.
  func list(_ name: String) -> [String]? {
    self[name]?.split(separator: ",").map(String.init)
  }
}
