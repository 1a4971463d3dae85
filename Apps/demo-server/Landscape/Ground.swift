import Foundation

/// The surface of the terrain and its colors.
struct Ground {
  enum Cover {
    /// Forest, with rock above the tree line and snow above the snow line.
    case alpine(treeLine: Float, snowLine: Float)
    case sand(ripples: Float)
    /// Layers of stone, visible on steep slopes.
    case strata(thickness: Float)
    /// Grass with flowers and planted rows.
    case meadow(flowers: Float, rows: Float)
    case snow
    case sea
  }

  var cover: Cover
  var low: Light
  var middle: Light
  var high: Light
  var accent: Light = .zero
  var seed: UInt32

  /// Returns the color of the ground in white light. `steepness` is 0 for level ground and 1 for a vertical wall.
  @inline(__always) func albedo(x: Float, y: Float, z: Float, steepness: Float) -> Light {
    switch cover {
    case .alpine(let treeLine, let snowLine):
      let rough = fractalNoise(x * 1.6, z * 1.6 + y * 2, octaves: 4, seed)
      let grain = fractalNoise(x * 9 + y * 4, z * 9, octaves: 3, seed &+ 3)
      let rock = middle * (0.5 + 0.6 * rough + 0.4 * grain)
      let woods = low * (0.35 + 0.5 * grain + 0.5 * rough)
      let bare = smoothStep(treeLine * 0.75, treeLine * 1.25, y + (rough - 0.5) * treeLine * 0.9)
      let land = mix(woods, rock, max(bare, smoothStep(0.45, 0.75, steepness)))
      let drift = smoothStep(snowLine * 0.75, snowLine * 1.15, y + (rough - 0.5) * snowLine * 0.8)
      return mix(land, high, drift * smoothStep(0.82, 0.5, steepness + (grain - 0.5) * 0.5))
    case .sand(let ripples):
      let grain = fractalNoise(x * 3, z * 3, octaves: 3, seed)
      let wave = sinf((z * 9 + x * 3.5 + grain * 5) * 2.2)
      let near = smoothStep(26, 3, z)
      return mix(low, high, clamp(0.35 + 0.45 * grain + 0.2 * steepness)) * (1 + 0.10 * ripples * wave * near)
    case .strata(let thickness):
      let bend = fractalNoise(x * 0.25, z * 0.25, octaves: 3, seed)
      let layer = noise(3, (y + bend * 0.5) / thickness, seed &+ 1)
      let fine = noise(7, (y + bend * 0.5) / thickness * 4.3, seed &+ 2)
      let wall = mix(mix(low, middle, layer), high, smoothStep(0.55, 0.9, fine) * 0.55)
      let rubble = mix(middle, accent, 0.25 + 0.5 * fractalNoise(x * 2.5, z * 2.5, octaves: 4, seed &+ 4))
      return mix(rubble, wall, smoothStep(0.12, 0.4, steepness))
        * (0.8 + 0.4 * fractalNoise(x * 5, z * 5 + y * 3, octaves: 3, seed))
    case .meadow(let flowers, let rows):
      return meadow(x: x, z: z, flowers: flowers, rows: rows)
    case .snow:
      let drift = fractalNoise(x * 0.9, z * 2.2, octaves: 4, seed)
      return high * (0.82 + 0.2 * drift)
    case .sea:
      return mix(low, middle, smoothStep(0.2, 1, y))
    }
  }

  @inline(__always) private func meadow(x: Float, z: Float, flowers: Float, rows: Float) -> Light {
    let patch = fractalNoise(x * 0.16, z * 0.16, octaves: 3, seed)
    let blade = fractalNoise(x * 14, z * 5, octaves: 3, seed &+ 1)
    var color = mix(low, middle, smoothStep(0.3, 0.7, patch)) * (0.55 + 0.75 * blade)
    let woods =
      smoothStep(0.56, 0.63, fractalNoise(x * 0.11 + 30, z * 0.11, octaves: 4, seed &+ 8)) * smoothStep(14, 30, z)
    color = mix(color, low * (0.18 + 0.3 * blade), woods)
    if rows > 0 {
      let furrow = 0.5 + 0.5 * sinf((x + 0.35 * z) * 5.2)
      let planted = rows * (1 - woods) * smoothStep(70, 25, z)
      color = mix(color, accent * (0.6 + 0.6 * blade), planted * smoothStep(0.25, 0.6, furrow + (blade - 0.5) * 0.6))
    }
    guard flowers > 0 else { return color }
    let bloom =
      smoothStep(0.38, 0.62, fractalNoise(x * 0.35 + 50, z * 0.35, octaves: 3, seed &+ 2)) * flowers * (1 - woods)
    // Near the camera, each flower is visible. Far away, the ground has the average color of the flowers.
    let single = smoothStep(16, 5, z)
    let density: Float = 9
    let column = Float(wholeBelow(x * density))
    let row = Float(wholeBelow(z * density * 0.6))
    let dx = x * density - column - 0.5
    let dz = z * density * 0.6 - row - 0.5
    let chance = lattice(Int32(column), Int32(row), seed &+ 4)
    let petals = chance < bloom * 0.75 && dx * dx + dz * dz < 0.17 ? Float(1) : 0
    let tint = mix(accent, high, lattice(Int32(column), Int32(row), seed &+ 5) > 0.72 ? 1 : 0)
    return mix(color, tint * (0.85 + 0.4 * blade), mix(bloom * 0.5, petals, single))
  }
}
