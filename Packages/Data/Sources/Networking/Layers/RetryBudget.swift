/// Limits the retries for each host, so that a failing host is not overloaded. Each retry costs ten points, and each
/// success earns one point.
struct RetryBudget {
  private let capacity: Int
  /// The points of each host. A host without an entry has the full number of points.
  private var points: [String: Int] = [:]

  private static let pointsPerRetry = 10

  init(retries: Int) {
    capacity = retries * Self.pointsPerRetry
  }

  /// Deducts the points for a retry. Returns false if the host does not have enough points.
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
