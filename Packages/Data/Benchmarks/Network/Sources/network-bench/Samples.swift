/// The figures of all rounds, grouped by case and program.
///
/// Each ratio compares figures of the same round, because other load on the machine affects all programs of a round.
struct Samples {
  private var values: [String: [String: [Double]]] = [:]

  mutating func add(_ value: Double, _ program: String, _ case: String) {
    values[`case`, default: [:]][program, default: []].append(value)
  }

  /// Returns the median of a program's figures, or nil if the program was not run.
  func median(_ program: String, _ case: String) -> Double? {
    Self.median(values[`case`]?[program] ?? [])
  }

  /// Returns the median ratio of two programs' figures, or nil if one program was not run.
  func ratio(of program: String, to other: String, _ case: String) -> Double? {
    guard let own = values[`case`]?[program], let others = values[`case`]?[other], own.count == others.count
    else { return nil }
    return Self.median(zip(own, others).map { $0 / $1 })
  }

  private static func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.sorted()[values.count / 2]
  }

  /// Returns the medians of all programs except `program` and `limit`.
  func peers(of program: String, _ case: String, except limit: String) -> [String: Double] {
    var peers: [String: Double] = [:]
    for name in values[`case`, default: [:]].keys where name != program && name != limit {
      peers[name] = median(name, `case`)
    }
    return peers
  }
}
