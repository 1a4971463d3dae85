/// The result of a client program, printed as one line of JSON.
public struct LoadResult: Codable, Sendable {
  public var requestsPerSecond = 0.0
  /// The user and system time of the process per request, without the warm-up.
  public var cpuMicroseconds = 0.0
  public var medianMicroseconds = 0.0
  /// The 99th percentile of the request durations.
  public var slowMicroseconds = 0.0
  public var megabytesPerSecond = 0.0
  public var peakMegabytes = 0.0

  public init() {}
}
