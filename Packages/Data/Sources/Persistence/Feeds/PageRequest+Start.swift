import Domain

extension PageRequest {
  /// The position of the first item, at most the last that a cache can hold.
  var start: Int {
    min(number - 1, Int(Int32.max)) * size
  }
}
