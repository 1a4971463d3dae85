/// One implementation of a benchmark's `Case`, with Reactive, with another library, or with hand-written closures.
struct Variant {
  let name: String
  /// A slow variant runs `Case.count / thinning` repetitions per round.
  var thinning = 1
  /// Whether the checksum must equal the checksums of the other variants. False if the variants may receive different
  /// elements, for example because two tasks run in any order.
  var isExact = true
  /// Performs the work `count` times and returns a checksum.
  let run: (_ count: Int) async -> Int
}

/// A measured case, with its variants and the target for Reactive.
struct Case {
  let name: String
  let title: String
  /// The number of repetitions per round.
  let count: Int
  var bar = Bar()
  let variants: [Variant]
}

/// The targets for a measured figure. A property that is nil sets no target.
struct Bar {
  /// The largest allowed ratio of Reactive's figure to the figure of the `limit` variant.
  var timesLimit: Double?
  /// The smallest allowed ratio of OpenCombine's figure to Reactive's figure.
  var timesOpenCombine: Double?
  /// The largest allowed figure, in the unit of the case.
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
