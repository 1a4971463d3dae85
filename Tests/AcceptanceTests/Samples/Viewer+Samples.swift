import ProgramTesting

/// Runs samples on a pipe.
extension Viewer {
  /// Runs a sample on a pipe, with a line for each event.
  func plays(_ sample: String, _ options: String..., lines: [String]) async throws -> Answer {
    try await types([sample] + options, to: .samples, saying: lines.map { $0 + "\n" }.joined())
  }
}

extension Answer {
  /// Returns the values of a sample's output, in order.
  func values(of name: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("\(name): ") }.map { String($0.dropFirst(name.count + 2)) }
  }
}
