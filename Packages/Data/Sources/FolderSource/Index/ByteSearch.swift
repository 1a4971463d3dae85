extension [UInt8] {
  /// Whether the array contains `pattern` as consecutive elements. The cost is O(count) for typical text.
  func contains(_ pattern: [UInt8]) -> Bool {
    guard let first = pattern.first else { return true }
    var start = startIndex
    while let index = self[start...].firstIndex(of: first), index + pattern.count <= count {
      if self[index..<index + pattern.count].elementsEqual(pattern) { return true }
      start = index + 1
    }
    return false
  }
}
