/// The shape of the ground: a height for every place. Lengths are in heights of the camera above the plain.
struct Terrain {
  enum Form {
    /// Ridges, rough where they are high.
    case alpine
    /// Soft hills.
    case rolling
    /// Long waves of sand with sharp crests.
    case dunes
    /// Flat tops, cliffs, ledges.
    case mesas
    /// Land that stands out of water here and there.
    case islands
    /// The sea itself.
    case swell
  }

  var form: Form
  /// How high the highest points are.
  var amplitude: Float
  /// Features for each unit of length.
  var scale: Float
  /// Between these distances the ground rises from `floor` to its full height.
  var rise: ClosedRange<Float>
  var floor: Float = 0
  /// How far the valley cuts into the heights ahead: 0 not at all.
  var valley: Float = 0
  var seed: UInt32

  /// No place is higher.
  var ceiling: Float { floor + amplitude * 1.8 }

  /// - Parameters:
  ///   - octaves: how much detail; what is far away needs less.
  ///   - needed: when the ground is lower than this, how much lower does not matter.
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

  /// A wave with a round trough and a sharp crest, from 0 to 1, twice as long as `position` counts.
  @inline(__always) private func fold(_ position: Float) -> Float {
    let fraction = position - Float(wholeBelow(position))
    // The lee side is half as long as the side that faces the wind.
    let side = fraction < 0.66 ? fraction / 0.66 : (1 - fraction) / 0.34
    return side * side * (3 - 2 * side) * 0.6 + side * 0.4
  }
}
