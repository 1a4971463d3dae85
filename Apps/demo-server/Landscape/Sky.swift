import Foundation

/// The sky of a scene: a gradient, the sun or the moon, clouds, stars and aurora.
struct Sky {
  struct Disc {
    /// The position relative to the top left corner, as fractions of the width and the height.
    var x: Float
    var y: Float
    var radius: Float
    var glow: Float
    /// Whether the disc is a moon with a sharp edge and spots. If false, the disc is a glowing sun.
    var isMoon = false
  }

  struct Clouds {
    /// The cloud cover, from 0 (clear) to 1 (overcast).
    var cover: Float
    var scale: Float
    /// The horizontal stretch of the clouds.
    var stretch: Float
    /// The sharpness of the clouds' edges, from 0 to 1.
    var crispness: Float
  }

  struct Aurora {
    var edge: Float
    var slope: Float
    var swing: Float
    var height: Float
    var strength: Float
    var low: Light
    var high: Light
    var seed: UInt32
  }

  var mood: Mood
  /// The position of the horizon, as a fraction of the height.
  var horizon: Float
  var disc: Disc?
  var clouds: Clouds?
  var aurora: [Aurora] = []
  /// The brightness of the stars; 0 for no stars.
  var stars: Float = 0
  /// The direction of the Milky Way, in radians from the horizontal; nil for none.
  var galaxy: Float?
  var seed: UInt32

  /// Returns the color at a point. `u` and `v` are fractions of the width and the height.
  func light(u: Float, v: Float, aspect: Float) -> Light {
    let x = u * aspect
    var light = gradient(v)
    let distance = disc.map { disc in
      let dx = x - disc.x * aspect
      let dy = v - disc.y
      return (dx * dx + dy * dy).squareRoot()
    }
    for curtain in aurora { light += curtain.light(x: x, v: v) }
    if stars > 0 { light += starlight(x: x, v: v) }
    if let disc, let distance { light += shine(of: disc, at: distance, x: x, v: v) }
    if let clouds {
      let nearSun = distance.map { expf(-$0 * 3.2) } ?? 0
      light = covered(light, by: clouds, x: x, v: v, aspect: aspect, nearSun: nearSun)
    }
    return light
  }

  /// Returns the color of the sky without aurora, clouds, stars and the sun. Open water reflects this color.
  func gradient(_ v: Float) -> Light {
    let height = clamp(v / horizon)
    return height < 0.55
      ? mix(mood.zenith, mood.middle, smoothStep(-0.15, 0.55, height))
      : mix(mood.middle, mood.horizon, smoothStep(0.55, 1.02, height))
  }

  private func shine(of disc: Disc, at distance: Float, x: Float, v: Float) -> Light {
    let halo = 0.30 * expf(-distance * 4.4) + 0.40 * expf(-distance * 17)
    guard !disc.isMoon else {
      let edge = smoothStep(disc.radius * 1.04, disc.radius * 0.94, distance)
      let spots = 0.55 + 0.45 * fractalNoise(x * 42, v * 42, octaves: 3, seed)
      return mood.sun * (halo * disc.glow + edge * spots)
    }
    let reach = distance / disc.radius
    return mood.sun * (halo * disc.glow + 4.5 * expf(-reach * reach * reach * 0.9) + 0.5 * expf(-reach * 0.9))
  }

  private func starlight(x: Float, v: Float) -> Light {
    let clearSky = smoothStep(horizon, horizon * 0.55, v)
    guard clearSky > 0 else { return .zero }
    var light = Light.zero
    var band: Float = 0
    if let galaxy {
      let along = x * cosf(galaxy) + v * sinf(galaxy)
      let beside = v * cosf(galaxy) - x * sinf(galaxy)
      let middle = 0.32 - 0.5 * sinf(galaxy) + 0.12 * (noise(along * 1.3, 3, seed) - 0.5)
      let gap = (beside - middle) / 0.16
      band = expf(-gap * gap)
      if band > 0.004 {
        let dust = fractalNoise(along * 4, beside * 7, octaves: 5, seed &+ 71)
        let cloud = fractalNoise(along * 2.4 + 9, beside * 4, octaves: 5, seed &+ 72)
        let glow = band * max(0, cloud * 1.5 - 0.35) * smoothStep(0.66, 0.40, dust)
        light += mix(Light(0.10, 0.12, 0.24), Light(0.34, 0.22, 0.20), band * cloud) * glow * 1.1
      }
    }
    for (scale, threshold) in [(Float(90), Float(0.978)), (Float(210), Float(0.984))] {
      let sx = x * scale
      let sy = v * scale
      let column = wholeBelow(sx)
      let row = wholeBelow(sy)
      let chance = lattice(column, row, seed &+ 5)
      guard chance > threshold - band * 0.02 else { continue }
      let dx = sx - Float(column) - 0.25 - 0.5 * lattice(column, row, seed &+ 6)
      let dy = sy - Float(row) - 0.25 - 0.5 * lattice(column, row, seed &+ 7)
      let rank = lattice(column, row, seed &+ 8)
      let size = mix(0.12, 0.3, rank * rank)
      let tint = mix(Light(0.75, 0.85, 1.2), Light(1.2, 0.95, 0.75), lattice(column, row, seed &+ 9))
      light += tint * (expf(-(dx * dx + dy * dy) / (size * size)) * mix(0.12, 1.6, rank * rank * rank * rank))
    }
    return light * (stars * clearSky)
  }

  /// Adds clouds. The clouds lie on a plane above the camera, and the sun lights them.
  private func covered(
    _ behind: Light, by clouds: Clouds, x: Float, v: Float, aspect: Float, nearSun: Float
  ) -> Light {
    let aboveGround = smoothStep(horizon + 0.01, horizon - 0.12, v)
    guard aboveGround > 0 else { return behind }
    let depth = 1 / (max(0, horizon - v) * 1.9 + 0.16)
    let cx = (x - 0.5 * aspect) * depth * clouds.scale / clouds.stretch + 40
    let cy = depth * clouds.scale * 1.5 + 40
    let warp = noise(cx * 0.7, cy * 0.7, seed &+ 21) * 1.1
    let low = mix(0.74, 0.22, clouds.cover)
    let high = low + mix(0.42, 0.13, clouds.crispness)
    let density = fractalNoise(cx + warp, cy - warp * 0.5, octaves: 6, seed &+ 22, needed: low)
    let amount = smoothStep(low, high, density) * aboveGround
    guard amount > 0.002 else { return behind }
    let towardsSun = disc.map { 0.16 * min(1, max(-1, ($0.x * aspect - x) * 6)) } ?? 0.16
    let thickness = fractalNoise(cx + warp + towardsSun, cy - warp * 0.5 + 0.2, octaves: 4, seed &+ 22)
    let lit = clamp(0.62 + (density - thickness) * 2.2 - (density - low) * 0.7)
    let shade = mix(mood.zenith, mood.horizon, 0.5) * 0.72
    let bright = mix(mood.horizon, mood.sun, 0.55) * (1.0 + 1.1 * nearSun)
    return mix(behind, mix(shade, bright, lit), amount * 0.92)
  }
}

extension Sky.Aurora {
  /// Returns the light of the aurora: rays that fade upward from a sharp lower edge.
  func light(x: Float, v: Float) -> Light {
    let bend = fractalNoise(x * 1.6 + 11, Float(seed & 15), octaves: 3, seed)
    let bottom = edge + slope * (x - 0.7) + swing * (bend - 0.5)
    let above = (bottom - v) / height
    // The aurora is invisible far below and far above its lower edge.
    guard above > -0.25, above < 2.8 else { return .zero }
    let fold = x + 0.22 * (fractalNoise(x * 3.1, v * 0.8, octaves: 3, seed &+ 1) - 0.5)
    let rays = 0.45 + 0.55 * noise(fold * 46, v * 0.9, seed &+ 2) * (0.5 + noise(fold * 13, v * 0.5, seed &+ 3))
    let patch = smoothStep(0.25, 0.7, fractalNoise(fold * 2.2 + 5, 0.5, octaves: 3, seed &+ 4))
    let body = above < 0 ? expf(above * 26) : expf(-above * 2.1)
    let amount = body * rays * (0.15 + patch) * strength
    return mix(low, high, smoothStep(0.15, 1.1, above)) * amount
  }
}
