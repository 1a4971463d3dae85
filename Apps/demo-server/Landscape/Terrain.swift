/// The shape of the ground. Lengths have an arbitrary unit.
struct Terrain {
  enum Form {
    /// Mountain ridges.
    case alpine
    /// Soft hills.
    case rolling
    /// Long waves of sand with sharp crests.
    case dunes
    /// Hills with flat tops, cliffs and ledges.
    case mesas
    /// Islands in water.
    case islands
    /// Waves of the sea.
    case swell
  }

  var form: Form
  /// The typical height of the highest points.
  var amplitude: Float
  /// The number of features per unit of length.
  var scale: Float
  /// The range of distances over which the ground rises from `floor` to its full height.
  var rise: ClosedRange<Float>
  var floor: Float = 0
  /// The depth of the valley in front of the camera; 0 for none.
  var valley: Float = 0
  var seed: UInt32

  /// The upper bound of all heights.
  var ceiling: Float { floor + amplitude * 1.8 }

  /// - Parameters:
  ///   - octaves: the amount of detail, which can be lower for distant ground.
  ///   - needed: the smallest height that the caller uses. Results below this height may be imprecise.
  @inline(__always) func height(_ x: Float, _ z: Float, octaves: Int, needed: Float = -.infinity) -> Float {
    let sx = x * scale
    let sz = z * scale
    let risen = smoothStep(rise.lowerBound, rise.upperBound, z)
    switch form {
    case .alpine:
      let massif = 0.35 + 0.9 * noise(sx * 0.4 + 7, sz * 0.4, seed &+ 3)
      let open = valley == 0 ? 1 : 1 - valley * smoothStep(0.42, 0.05, abs(x / z - 0.25 * (noise(sz, 1, seed) - 0.5)))
      let relief = risen * open * amplitude * massif
      let soil = amplitude * 0.012
      let ridge = ridgedNoise(sx, sz, octaves: octaves, seed, needed: (needed - floor - soil) / relief)
      let rock = floor + relief * ridge
      if rock + soil < needed { return rock }
      let foothills = octaves < 4 ? 0.5 : fractalNoise(sx * 6, sz * 6, octaves: 3, seed &+ 4)
      return rock + soil * foothills
    case .rolling:
      return floor + (0.18 + 0.82 * risen) * amplitude * fractalNoise(sx, sz, octaves: min(3, octaves), seed)
    case .dunes:
      let warp = 2.2 * fractalNoise(sx * 0.35, sz * 0.35, octaves: 2, seed)
      let large = fold(sx * 0.32 + sz * 0.9 + warp)
      let small = fold(sx * 0.9 - sz * 1.7 + warp * 1.7)
      let relief = 0.35 + 0.9 * noise(sx * 0.2, sz * 0.2, seed &+ 9)
      return floor + (0.25 + 0.75 * risen) * amplitude * relief * (0.8 * large + 0.2 * small)
    case .mesas:
      let land = fractalNoise(sx, sz, octaves: min(6, octaves), seed)
      let steps: Float = 5
      let position = land * steps
      let ledge = Float(wholeBelow(position))
      let terraced = (ledge + smoothStep(0.62, 0.98, position - ledge)) / steps
      return floor + risen * amplitude * max(0, mix(terraced, land, 0.12) - 0.36) * 1.9
    case .islands:
      let land = fractalNoise(sx, sz, octaves: min(6, octaves), seed)
      let rough = ridgedNoise(sx * 2.2, sz * 2.2, octaves: min(5, octaves), seed &+ 6)
      return floor + amplitude * risen * (max(-0.2, land - 0.54) * 3) * (0.55 + 0.7 * rough)
    case .swell:
      let warp = 1.5 * noise(sx * 0.5, sz * 0.5, seed)
      let long = fold(sx * 0.35 + sz + warp)
      let short = fold(sx * 1.3 - sz * 2.1 + warp * 2)
      let chop = fractalNoise(sx * 5, sz * 8, octaves: min(4, octaves), seed &+ 2)
      return floor + amplitude * (0.62 * long * long + 0.22 * short + 0.22 * chop)
    }
  }

  /// Returns a wave from 0 to 1 with a sharp crest and the period 1.
  @inline(__always) private func fold(_ position: Float) -> Float {
    let fraction = position - Float(wholeBelow(position))
    // The lee side is half as long as the windward side.
    let side = fraction < 0.66 ? fraction / 0.66 : (1 - fraction) / 0.34
    return side * side * (3 - 2 * side) * 0.6 + side * 0.4
  }
}
