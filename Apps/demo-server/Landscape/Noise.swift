/// Returns a pseudorandom number from 0 to 1 for a lattice point.
@inline(__always) func lattice(_ x: Int32, _ y: Int32, _ seed: UInt32) -> Float {
  scrambled(UInt32(bitPattern: x) &* columnFactor ^ UInt32(bitPattern: y) &* rowFactor ^ seed)
}

private let columnFactor: UInt32 = 0x85EB_CA6B
private let rowFactor: UInt32 = 0xC2B2_AE35

@inline(__always) private func scrambled(_ bits: UInt32) -> Float {
  var hash = (bits ^ bits >> 15) &* 0x2C1B_3C6D
  hash ^= hash >> 13
  hash = hash &* 0x297A_2D39
  return Float(Int32(truncatingIfNeeded: hash >> 9)) * (1 / 8_388_607)
}

/// Rounds down to an integer. On older processors, `rounded(.down)` would call a C function.
@inline(__always) func wholeBelow(_ value: Float) -> Int32 {
  let whole = Int32(value)
  return Float(whole) > value ? whole &- 1 : whole
}

/// Returns smooth noise from 0 to 1, interpolated between the points of the lattice.
@inline(__always) func noise(_ x: Float, _ y: Float, _ seed: UInt32) -> Float {
  let column = wholeBelow(x)
  let row = wholeBelow(y)
  var across = x - Float(column)
  var down = y - Float(row)
  across = across * across * (3 - 2 * across)
  down = down * down * (3 - 2 * down)
  let left = UInt32(bitPattern: column) &* columnFactor
  let right = left &+ columnFactor
  let top = UInt32(bitPattern: row) &* rowFactor ^ seed
  let bottom = (UInt32(bitPattern: row) &+ 1) &* rowFactor ^ seed
  let above = between(scrambled(left ^ top), scrambled(right ^ top), across)
  let below = between(scrambled(left ^ bottom), scrambled(right ^ bottom), across)
  return between(above, below, down)
}

/// Interpolates between two values. Duplicates `mix`, because debug builds do not inline functions of other files.
@inline(__always) private func between(_ from: Float, _ to: Float, _ part: Float) -> Float {
  from + (to - from) * part
}

/// Returns fractal noise from 0 to 1 for clouds, soil and waves. Each octave is rotated relative to the previous
/// octave, so that the lattice is not visible.
///
/// - Parameter needed: the smallest result that the caller uses. If the result is certain to be smaller than `needed`,
///   the function returns 0 early.
@inline(__always) func fractalNoise(
  _ x: Float, _ y: Float, octaves: Int, _ seed: UInt32, needed: Float = -.infinity
) -> Float {
  var (x, y) = (x, y)
  var amplitude: Float = 0.5
  var sum: Float = 0
  var total: Float = 0
  // After the loop, `total` is 1 minus the amplitude of the finest octave.
  let neededSum = needed * (1 - Float(sign: .plus, exponent: -octaves, significand: 1))
  for octave in 0..<octaves {
    if sum + 2 * amplitude < neededSum { return 0 }
    sum += amplitude * noise(x, y, seed &+ UInt32(octave) &* 7919)
    total += amplitude
    amplitude *= 0.5
    (x, y) = (1.6 * x + 1.2 * y + 17, 1.6 * y - 1.2 * x + 5)
  }
  return sum / total
}

/// Returns ridged noise from 0 to 1 for mountains, with sharp crests. The noise is rough only at high values.
///
/// - Parameter needed: the smallest result that the caller uses. If the result is certain to be smaller than `needed`,
///   the function returns early.
@inline(__always) func ridgedNoise(
  _ x: Float, _ y: Float, octaves: Int, _ seed: UInt32, needed: Float = -.infinity
) -> Float {
  var (x, y) = (x, y)
  var amplitude: Float = 0.5
  var weight: Float = 1
  var sum: Float = 0
  for octave in 0..<octaves {
    // This octave and the following octaves add at most (`weight` + 0.43 + 0.43² + …) × `amplitude`.
    if sum + amplitude * (weight + 0.7544) < needed { return sum }
    let fold = 1 - abs(2 * noise(x, y, seed &+ UInt32(octave) &* 104_729) - 1)
    let ridge = fold * fold
    sum += ridge * amplitude * weight
    weight = min(1, ridge * 1.5)
    amplitude *= 0.43
    (x, y) = (1.6 * x + 1.2 * y + 31, 1.6 * y - 1.2 * x + 11)
  }
  return sum
}
