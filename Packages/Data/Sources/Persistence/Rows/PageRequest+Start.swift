import Domain

extension PageRequest {
  /// The position of its first item. A page beyond all that a store can hold begins there.
  var start: Int {
    min(number - 1, Int(Int32.max)) * size
  }
}
