import Foundation

/// An amount of red, green and blue light in linear units, where 1 is a white page in the sun.
typealias Light = SIMD3<Float>

extension Light {
  /// Creates the light of a CSS color, `0xRRGGBB`.
  init(css: UInt32) {
    func light(_ byte: UInt32) -> Float { powf(Float(byte & 255) / 255, 2.2) }
    self.init(light(css >> 16), light(css >> 8), light(css))
  }

  init(gray: Float) {
    self.init(repeating: gray)
  }

  var brightness: Float { x * 0.2126 + y * 0.7152 + z * 0.0722 }
}

@inline(__always) func mix(_ from: Float, _ to: Float, _ amount: Float) -> Float {
  from + (to - from) * amount
}

@inline(__always) func mix(_ from: Light, _ to: Light, _ amount: Float) -> Light {
  from + (to - from) * amount
}

@inline(__always) func clamp(_ value: Float) -> Float {
  min(1, max(0, value))
}

/// Returns 0 below `low`, 1 above `high`, and an S-shaped curve between them. If `low` is above `high`, the curve
/// falls.
@inline(__always) func smoothStep(_ low: Float, _ high: Float, _ value: Float) -> Float {
  let amount = clamp((value - low) / (high - low))
  return amount * amount * (3 - 2 * amount)
}

@inline(__always) func dot(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Float {
  (a * b).sum()
}

func normalized(_ vector: SIMD3<Float>) -> SIMD3<Float> {
  vector / dot(vector, vector).squareRoot()
}
