/// A file that was downloaded completely.
public struct DownloadedFile: Sendable, Hashable {
  public let path: String
  public let byteCount: Int64
  /// The number of bytes that earlier attempts had downloaded; 0 if the download started at the beginning.
  public let resumedFrom: Int64
}
