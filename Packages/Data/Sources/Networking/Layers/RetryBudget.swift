/// Limits the retries of each host, so that a failing host is not overloaded: each retry costs ten points, and each
/// success earns one.
struct RetryBudget {
  private let capacity: Int
  /// Hosts with all their points have no entry.
  private var points: [String: Int] = [:]

  private static let pointsPerRetry = 10

  init(retries: Int) {
    capacity = retries * Self.pointsPerRetry
  }

  /// Pays for a retry. Returns false if the host has used up its budget.
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
