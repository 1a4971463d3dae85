/// Simulated faults, for tests of clients.
public struct Faults: Sendable {
  /// The delay before each response.
  public var latency: Duration
  /// The fraction of responses, from 0 to 1, that have the status 500.
  public var failRate: Double
  /// The speed of sending bodies; nil for no limit.
  public var bytesPerSecond: Int?
  /// The number of bytes after which images are cut off and the connection is closed; nil to send them completely.
  public var imagesCutAfter: Int?
  /// The statuses of the next responses, in order.
  public var nextStatuses: [Int]

  public init(
    latency: Duration = .zero, failRate: Double = 0, bytesPerSecond: Int? = nil, imagesCutAfter: Int? = nil,
    nextStatuses: [Int] = []
  ) {
    self.latency = latency
    self.failRate = failRate
    self.bytesPerSecond = bytesPerSecond
    self.imagesCutAfter = imagesCutAfter
    self.nextStatuses = nextStatuses
  }
}
