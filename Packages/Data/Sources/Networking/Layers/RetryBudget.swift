/// Keeps retries from hammering a host that is down: each retry costs ten points, each success gives back one.
struct RetryBudget {
  private let capacity: Int
  /// Hosts that have all their points are not listed.
  private var points: [String: Int] = [:]

  private static let pointsPerRetry = 10

  init(retries: Int) {
    capacity = retries * Self.pointsPerRetry
  }

  /// False when the host has used up its retries.
  mutating func spend(on host: String) -> Bool {
    let left = points[host] ?? capacity
    guard left >= Self.pointsPerRetry else { return false }
    points[host] = left - Self.pointsPerRetry
    return true
  }

  mutating func succeed(_ host: String) {
    guard let left = points[host] else { return }
    points[host] = left + 1 < capacity ? left + 1 : nil
  }
}
