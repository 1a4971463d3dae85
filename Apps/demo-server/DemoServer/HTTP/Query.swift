/// The parameters of a request's address.
struct Query {
  /// In the order of the address; values are decoded.
  let items: [(name: String, value: String)]

  subscript(name: String) -> String? {
    items.first { $0.name == name }?.value
  }

  /// A parameter that is a whole number, `nil` when it is not given.
  func whole(_ name: String, in range: ClosedRange<Int>) throws(APIError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let value = Int(text), range.contains(value) else {
      let bounds =
        range.upperBound == .max ? "at least \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
      throw .badRequest("\(name) must be a whole number, \(bounds)")
    }
    return value
  }

  /// A parameter that is one of some words, `nil` when it is not given.
  func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, _: Choice.Type) throws(APIError) -> Choice?
  where Choice.RawValue == String {
    guard let text = self[name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw .badRequest("\(name) must be one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }

  /// A parameter that is a list with commas, `nil` when it is not given.
  func list(_ name: String) -> [String]? {
    self[name]?.split(separator: ",").map(String.init)
  }
}
