/// A part of a file, as a `Range` header asks for it.
enum ByteRange: Equatable {
  case part(Range<Int>)
  /// The file has no such bytes.
  case unsatisfiable

  /// `nil` when the header asks for anything else than one range of bytes: the whole file is then the right answer.
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
