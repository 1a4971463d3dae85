/// One way to do a case's work: a library, or the closures written by hand.
struct Variant {
  let name: String
  /// How many times fewer than the others this one does the work, because it is so slow.
  var thinning = 1
  /// Whether the checksum must agree with the others': not where two tasks race.
  var isExact = true
  /// Does the work `count` times and returns a checksum.
  let run: (_ count: Int) async -> Int
}

/// What is measured, in several variants, and what ours is held to.
struct Case {
  let name: String
  let title: String
  /// How often a round does the work.
  let count: Int
  var bar = Bar()
  let variants: [Variant]
}

/// What a figure is held to. What is nil is not asked.
struct Bar {
  /// How many times the limit's figure ours may be.
  var timesLimit: Double?
  /// How many times smaller than OpenCombine's figure ours must be.
  var timesOpenCombine: Double?
  /// What ours may be at most, in the case's unit.
  var most: Double?

  var text: String {
    let parts = [
      timesLimit.map { "<= \(short($0)) x limit" },
      timesOpenCombine.map { ">= \(short($0)) x OpenCombine" },
      most.map { "<= \(short($0))" },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  func isMet(_ figure: Double, limit: Double?, peers: [String: Double]) -> Bool {
    if let timesLimit, let limit, figure > timesLimit * limit { return false }
    if let timesOpenCombine, let peer = peers["OpenCombine"], peer < timesOpenCombine * figure { return false }
    if let most, figure > most { return false }
    return true
  }
}
