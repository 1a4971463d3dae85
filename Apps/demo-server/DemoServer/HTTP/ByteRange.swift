/// The part of a file that a `Range` header requests.
enum ByteRange: Equatable {
  case part(Range<Int>)
  /// The file does not contain the range.
  case unsatisfiable

  /// Parses a header. Returns nil if the header is not a single range of bytes, so that the server sends the whole
  /// file.
  init?(_ header: String, length: Int) {
    let prefix = "bytes="
    guard header.hasPrefix(prefix) else { return nil }
    let bounds = header.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard bounds.count == 2 else { return nil }
    switch (Int(bounds[0]), Int(bounds[1])) {
    case (let first?, let last?) where first <= last:
      self = first < length ? .part(first..<min(length, last == .max ? length : last + 1)) : .unsatisfiable
    case (let first?, nil) where bounds[1].isEmpty:
      self = first < length ? .part(first..<length) : .unsatisfiable
    case (nil, let count?) where bounds[0].isEmpty:
      self = count > 0 && length > 0 ? .part(max(0, length - count)..<length) : .unsatisfiable
    default:
      return nil
    }
  }
}
