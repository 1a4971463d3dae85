/// Simulated faults, for tests of clients.
public struct Faults: Sendable {
  /// The delay before each response.
  public var latency: Duration
  /// The fraction of responses, from 0 to 1, that have the status 500.
  public var failRate: Double
  /// The number of bytes of a body that the server sends per second; nil for no limit.
  public var bytesPerSecond: Int?
  /// The number of bytes after which the server stops sending an image and closes the connection; nil to send whole
  /// images.
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
