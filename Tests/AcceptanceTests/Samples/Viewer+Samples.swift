extension Viewer {
  /// Runs a sample on a pipe, a line for each thing that is done.
  func plays(_ sample: String, _ options: String..., lines: [String]) async throws -> Answer {
    try await types(["sample", sample] + options, saying: lines.map { $0 + "\n" }.joined())
  }
}

extension Answer {
  /// What a sample wrote of one of its outputs, in order.
  func values(of name: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("\(name): ") }.map { String($0.dropFirst(name.count + 2)) }
  }
}
