import Foundation

/// A camera's view of a terrain, with light and haze.
struct View {
  var terrain: Terrain
  var ground: Ground
  var sky: Sky
  /// The height of the camera.
  var eye: Float
  var focal: Float
  /// The direction toward the light. The y axis points up, and the z axis points forward.
  var sun: SIMD3<Float>
  /// The fraction of light that haze absorbs per unit of length.
  var haze: Float
  /// The height above which the fog becomes thinner.
  var fogTop: Float = 0
  var fog: Float = 0
  var waterLevel: Float?
  var near: Float = 1.2
  var far: Float

  /// The visible surface at one distance in one column.
  private struct Slice {
    var bottom: Float
    var top: Float
    var nearZ: Float
    var z: Float
    var nearY: Float
    var y: Float
    var octaves: Int
    var isWater: Bool
  }

  /// Returns the distances at which the ground is sampled. The steps grow with the distance.
  private func distances(for canvas: Canvas) -> [(z: Float, octaves: Int)] {
    var steps: [(z: Float, octaves: Int)] = []
    let growth: Float = 1 + 4.2 / (130 + Float(canvas.height) * 0.6)
    let pixel = 1 / (Float(canvas.height) * focal)
    var z = near
    while z < far {
      let finest = log2f(1 / max(1e-4, z * pixel * terrain.scale))
      steps.append((z, max(2, min(8, Int(finest) + 1))))
      z *= growth
    }
    return steps
  }

  /// Paints the sky and the ground, but not the water, on a range of columns.
  ///
  /// - Returns: the distance of the water for each pixel of the whole picture; 0 for pixels without water.
  func paint(on canvas: inout Canvas, columns: Range<Int>) -> [Float] {
    var water = [Float](repeating: 0, count: waterLevel == nil ? 0 : canvas.width * canvas.height)
    let steps = distances(for: canvas)
    var slices: [Slice] = []
    slices.reserveCapacity(steps.count)
    for column in columns {
      let u = (Float(column) + 0.5) / Float(canvas.width)
      let slope = (u - 0.5) * canvas.aspect / focal
      slices.removeAll(keepingCapacity: true)
      let top = collect(&slices, slope: slope, height: Float(canvas.height), steps: steps)
      for row in 0..<min(canvas.height, max(0, Int(top * Float(canvas.height)) + 1)) {
        canvas[column, row] = sky.light(u: u, v: (Float(row) + 0.5) / Float(canvas.height), aspect: canvas.aspect)
      }
      for slice in slices.reversed() {
        paint(slice, column: column, u: u, slope: slope, on: &canvas, water: &water)
      }
    }
    return water
  }

  private func collect(
    _ slices: inout [Slice], slope: Float, height: Float, steps: [(z: Float, octaves: Int)]
  ) -> Float {
    // Slices that are thinner than a pixel are skipped, because the next slice covers the same pixel.
    let thinnest = 0.95 / height
    var top: Float = 1
    var nearZ = near
    var nearY = -Float.infinity
    let ceiling = terrain.ceiling
    for (z, octaves) in steps {
      // Nearer ground hides everything below this height.
      let hidden = eye + (sky.horizon - top) * z / focal
      // Once the visible ground reaches above the horizon, more distant ground must be higher than nearer ground to be
      // visible. Stops when even the highest possible ground would be hidden.
      if top < sky.horizon, hidden > ceiling { break }
      var y = terrain.height(slope * z, z, octaves: octaves, needed: hidden)
      let isWater = waterLevel.map { y <= $0 } ?? false
      if isWater, let waterLevel { y = waterLevel }
      if nearY == -.infinity { nearY = y }
      let v = sky.horizon - (y - eye) / z * focal
      if v < top, v >= top - thinnest { continue }
      if v < top {
        slices.append(
          Slice(
            bottom: top, top: max(0, v), nearZ: nearZ, z: z, nearY: nearY, y: y, octaves: octaves, isWater: isWater))
        top = max(0, v)
      }
      nearZ = z
      nearY = y
      if top <= 0 { break }
    }
    return top
  }

  private func paint(
    _ slice: Slice, column: Int, u: Float, slope: Float, on canvas: inout Canvas, water: inout [Float]
  ) {
    let height = Float(canvas.height)
    let first = max(0, Int(slice.top * height))
    let last = min(canvas.height - 1, Int(slice.bottom * height))
    guard first <= last else { return }
    if slice.isWater {
      for row in first...last {
        let v = (Float(row) + 0.5) / height
        water[row * canvas.width + column] = max(near, (eye - slice.y) * focal / max(1e-4, v - sky.horizon))
      }
      return
    }
    let normal = normal(x: slope * slice.z, y: slice.y, z: slice.z, octaves: slice.octaves)
    let sunlit = max(0, dot(normal, sun))
    let shade = sunlit > 0 ? sunlit * daylight(x: slope * slice.z, y: slice.y, z: slice.z) : 0
    let light = sky.mood.sun * (sky.mood.sunlight * shade) + ambient * (sky.mood.skylight * (0.55 + 0.45 * normal.y))
    for row in first...last {
      let v = (Float(row) + 0.5) / height
      let part = clamp((slice.bottom - v) / max(1e-6, slice.bottom - slice.top))
      let z = mix(slice.nearZ, slice.z, part)
      let y = mix(slice.nearY, slice.y, part)
      let color = hazy(surface(x: slope * z, y: y, z: z, slope: slope, normal: normal, light: light), y: y, z: z, u: u)
      let coverage = row == first ? min(1, Float(first + 1) - slice.top * height) : 1
      canvas.cover(column, row, with: color, coverage)
      if waterLevel != nil, coverage > 0.5 { water[row * canvas.width + column] = 0 }
    }
  }

  /// Raises the camera above the ground in front of the camera.
  mutating func standOnGround(clearance: Float) {
    var highest = -Float.infinity
    for z: Float in [0.6, 1.2, 2, 3, 4.5, 6.5] {
      for side: Float in [-0.6, -0.3, 0, 0.3, 0.6] {
        highest = max(highest, terrain.height(side * z, z, octaves: 3) - z * 0.12)
      }
    }
    eye = max(eye, highest + clearance)
  }

  private var ambient: Light { mix(sky.mood.middle, sky.mood.horizon, 0.5) }

  /// - Parameter y: the height of the ground at the position.
  private func normal(x: Float, y: Float, z: Float, octaves: Int) -> SIMD3<Float> {
    let reach = z * 0.005 + 0.015
    let right = terrain.height(x + reach, z, octaves: octaves)
    let ahead = terrain.height(x, z + reach, octaves: octaves)
    return normalized(SIMD3(y - right, reach, y - ahead))
  }

  /// Returns the visible fraction of the sun at a point. The ground may hide a part of the sun.
  private func daylight(x: Float, y: Float, z: Float) -> Float {
    var light: Float = 1
    var way = z * 0.02 + terrain.amplitude * 0.02
    for _ in 0..<5 where light > 0 {
      let ray = y + sun.y * way
      let height = terrain.height(x + sun.x * way, max(near, z + sun.z * way), octaves: 3, needed: ray)
      light = min(light, 1 - clamp((height - ray) / (way * 0.22)))
      way *= 2.1
    }
    return light
  }

  private func surface(
    x: Float, y: Float, z: Float, slope: Float, normal: SIMD3<Float>, light: Light
  ) -> Light {
    let albedo = ground.albedo(x: x, y: y, z: z, steepness: 1 - normal.y)
    guard case .sea = ground.cover else { return albedo * light }
    return sea(albedo, x: x, y: y, z: z, slope: slope, normal: normal)
  }

  /// Returns the color of the sea: the reflected sky at flat viewing angles, the color of the water at steep angles,
  /// and foam on crests.
  private func sea(_ albedo: Light, x: Float, y: Float, z: Float, slope: Float, normal: SIMD3<Float>) -> Light {
    let view = normalized(SIMD3(slope, (y - eye) / z, 1))
    let facing = clamp(-dot(view, normal))
    let mirrored = view - normal * (2 * dot(view, normal))
    let up = max(0.02, mirrored.y)
    let v = max(0, sky.horizon - up * focal)
    let fresnel = 0.04 + 0.96 * powf(1 - facing, 5)
    let glitter = powf(max(0, dot(mirrored, sun)), 60) * sky.mood.sunlight * 2.2
    let foamy = fractalNoise(x * 2.4, z * 3.1, octaves: 5, ground.seed &+ 3)
    let crest = smoothStep(0.58, 0.95, y / terrain.amplitude + (foamy - 0.5) * 0.9)
    let through = smoothStep(0.25, 0.9, y / terrain.amplitude) * 0.5
    let body = mix(albedo, ground.middle * 1.6, through) * (0.35 + 0.65 * ambient.brightness)
    let water = mix(body, sky.gradient(v), fresnel) + sky.mood.sun * glitter
    let foam = ground.high * (0.35 + 0.65 * foamy) * (0.4 + 0.7 * ambient.brightness)
    return mix(water, foam, crest * smoothStep(0.3, 0.62, foamy))
  }

  private func hazy(_ color: Light, y: Float, z: Float, u: Float) -> Light {
    let nearSun = sky.disc.map { expf(-abs(u - $0.x) * 3.5) } ?? 0
    let air = mix(sky.mood.horizon, sky.mood.sun, 0.25 * nearSun * min(1, sky.mood.sunlight))
    let lowland = fog > 0 ? fog * expf(-max(0, y - fogTop) / (0.35 * max(0.5, fogTop))) : 0
    return mix(air, color, expf(-z * (haze + lowland)))
  }
}
