/// Resizing of images.
extension RGBImage {
  /// Returns the whole picture at another size, stretched if the aspect ratio differs. Each new pixel is the average of
  /// the source pixels that it covers. If the picture is enlarged, the new pixels are interpolated linearly.
  ///
  /// The cost is one pass over the source and one pass over `newSize.width * height` pixels.
  /// - Precondition: both sides of `newSize` are at least 1.
  public func resized(to newSize: ImageSize) -> RGBImage {
    precondition(newSize.width > 0 && newSize.height > 0, "a picture has at least one pixel")
    if newSize == size { return self }
    let narrow = pixels.withUnsafeBufferPointer {
      resizedRows($0, AreaFilter(from: width, to: newSize.width))
    }
    let resized = narrow.withUnsafeBufferPointer {
      resizedColumns($0, rowLength: newSize.width * 3, AreaFilter(from: height, to: newSize.height))
    }
    return RGBImage(width: newSize.width, height: newSize.height, pixels: resized)
  }

  // The two functions below use unchecked buffers, because bounds checks would double their time. This is safe, because
  // every index comes from `AreaFilter`, whose spans are within the source.

  private func resizedRows(_ source: UnsafeBufferPointer<UInt8>, _ filter: AreaFilter) -> [UInt8] {
    let byteCount = filter.spans.count * height * 3
    return [UInt8](unsafeUninitializedCapacity: byteCount) { target, count in
      var output = 0
      for row in 0..<height {
        for span in filter.spans {
          var red = AreaFilter.half
          var green = AreaFilter.half
          var blue = AreaFilter.half
          var input = (row * width + span.start) * 3
          for weight in filter.weights[span.weights] {
            red &+= Int32(source[input]) &* weight
            green &+= Int32(source[input + 1]) &* weight
            blue &+= Int32(source[input + 2]) &* weight
            input += 3
          }
          target[output] = UInt8(truncatingIfNeeded: red >> AreaFilter.bits)
          target[output + 1] = UInt8(truncatingIfNeeded: green >> AreaFilter.bits)
          target[output + 2] = UInt8(truncatingIfNeeded: blue >> AreaFilter.bits)
          output += 3
        }
      }
      count = byteCount
    }
  }

  private func resizedColumns(
    _ source: UnsafeBufferPointer<UInt8>,
    rowLength: Int,
    _ filter: AreaFilter
  ) -> [UInt8] {
    let byteCount = rowLength * filter.spans.count
    var sums = [Int32](repeating: 0, count: rowLength)
    return [UInt8](unsafeUninitializedCapacity: byteCount) { target, count in
      sums.withUnsafeMutableBufferPointer { sums in
        for (row, span) in filter.spans.enumerated() {
          sums.update(repeating: AreaFilter.half)
          for (offset, weight) in filter.weights[span.weights].enumerated() {
            let start = (span.start + offset) * rowLength
            for column in 0..<rowLength {
              sums[column] &+= Int32(source[start + column]) &* weight
            }
          }
          for column in 0..<rowLength {
            target[row * rowLength + column] = UInt8(truncatingIfNeeded: sums[column] >> AreaFilter.bits)
          }
        }
      }
      count = byteCount
    }
  }
}
