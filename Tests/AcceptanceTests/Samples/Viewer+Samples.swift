import ProgramTesting

extension Viewer {
  /// Runs a sample with `lines` as its standard input. Each line is an event.
  func plays(_ sample: String, _ options: String..., lines: [String]) async throws -> Answer {
    try await types([sample] + options, to: .samples, saying: lines.map { $0 + "\n" }.joined())
  }
}

extension Answer {
  /// Returns the values that a sample has printed for the output `name`, in order.
  func values(of name: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("\(name): ") }.map { String($0.dropFirst(name.count + 2)) }
  }
}
