/// What goes wrong on purpose, so that a client's patience can be seen.
public struct Faults: Sendable {
  /// The wait before each answer.
  public var latency: Duration
  /// The part of the answers, from 0 to 1, that is a 500.
  public var failRate: Double
  /// How fast bodies are sent; `nil` as fast as the socket takes them.
  public var bytesPerSecond: Int?
  /// Images end after so many bytes, whatever length was promised; the connection is closed.
  public var imagesCutAfter: Int?
  /// The next answers have these statuses, first to last, whatever was asked for.
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
