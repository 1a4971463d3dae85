/// A file that a `FileDownload` has completed.
public struct DownloadedFile: Sendable, Hashable {
  public let path: String
  public let byteCount: Int64
  /// Bytes that an earlier run had left; 0 when this run began at the start.
  public let resumedFrom: Int64
}
