/// What a client program prints, as one line of JSON.
public struct LoadResult: Codable, Sendable {
  public var requestsPerSecond = 0.0
  /// User and system time of the whole process in the measured pass, by request.
  public var cpuMicroseconds = 0.0
  public var medianMicroseconds = 0.0
  /// The 99th percentile.
  public var slowMicroseconds = 0.0
  public var megabytesPerSecond = 0.0
  public var peakMegabytes = 0.0

  public init() {}
}
