/// A file that was downloaded completely.
public struct DownloadedFile: Sendable, Hashable {
  public let path: String
  public let byteCount: Int64
  /// The number of bytes from an earlier run; 0 if the download started at the beginning.
  public let resumedFrom: Int64
}
