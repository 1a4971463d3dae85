/// Figures of several rounds by case and program; what is told of them is the median.
struct Samples {
  private var values: [String: [String: [Double]]] = [:]

  mutating func add(_ value: Double, _ program: String, _ case: String) {
    values[`case`, default: [:]][program, default: []].append(value)
  }

  /// Nil when the program was not run.
  func median(_ program: String, _ case: String) -> Double? {
    guard let sorted = values[`case`]?[program]?.sorted(), !sorted.isEmpty else { return nil }
    return sorted[sorted.count / 2]
  }

  /// The medians of every other program.
  func peers(of program: String, _ case: String, except limit: String) -> [String: Double] {
    var peers: [String: Double] = [:]
    for name in values[`case`, default: [:]].keys where name != program && name != limit {
      peers[name] = median(name, `case`)
    }
    return peers
  }
}
