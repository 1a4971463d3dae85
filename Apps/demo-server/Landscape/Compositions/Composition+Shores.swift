/// The compositions of scenes by the water: sunsets, oceans and cities.
extension Composition {
  static func sunset(_ portrait: Bool, _ random: inout SeededRandom) -> Composition {
    let seed = random.seed32()
    let mood = random.pick([Mood.golden, .rose, .ember, .dusk, .ember, .lilac])
    var sky = Sky.day(mood, horizon: random.between(0.5, 0.7), &random)
    sky.disc = Sky.Disc(
      x: random.between(0.15, 0.85), y: sky.horizon - random.between(-0.01, 0.16), radius: random.between(0.03, 0.075),
      glow: random.between(0.8, 1.5))
    sky.clouds = Sky.Clouds(
      cover: random.between(0.1, 0.75), scale: random.between(0.5, 1.5), stretch: random.between(1, 4),
      crispness: random.between(0.2, 0.9))
    let terrain = Terrain(
      form: .islands, amplitude: random.between(5, 18), scale: random.between(0.012, 0.03),
      rise: random.between(18, 60)...random.between(90, 160), floor: -0.3, seed: seed)
    let ground = Ground(
      cover: .alpine(treeLine: 20, snowLine: 100), low: Light(css: 0x1C1A1E), middle: Light(css: 0x2A2428), high: .zero,
      seed: seed &+ 1)
    var view = View(
      terrain: terrain, ground: ground, sky: sky, eye: random.between(0.9, 2.5), focal: random.between(1, 1.5),
      sun: random.sun(height: 0.1...0.2, ahead: 0.7...1), haze: random.between(0.003, 0.01), far: 280)
    view.waterLevel = 0
    var composition = Composition(view: view, seed: seed)
    composition.water = Water(
      color: mix(mood.zenith, Light(css: 0x101820), 0.5), ripples: random.between(0.15, 0.8),
      sparkle: random.between(0.5, 1.3), seed: seed &+ 2)
    if random.chance(0.25) { composition.treelines = [.foreground(mood, portrait: portrait, &random)] }
    return composition
  }

  static func ocean(_ portrait: Bool, _ random: inout SeededRandom) -> Composition {
    let seed = random.seed32()
    let mood = random.pick([Mood.noon, .deepBlue, .storm, .overcast, .golden, .teal, .rose, .dusk])
    let sky = Sky.day(mood, horizon: random.between(0.26, 0.55), &random)
    let seas: [(UInt32, UInt32)] = [
      (0x06263E, 0x1F8A9A), (0x0A2A34, 0x3C9C8C), (0x0B1E33, 0x2A6A98), (0x10302E, 0x4E9078),
    ]
    let sea = random.pick(seas)
    let terrain = Terrain(
      form: .swell, amplitude: random.between(0.25, 1.5), scale: random.between(0.12, 0.3), rise: 0...1, seed: seed)
    let ground = Ground(
      cover: .sea, low: Light(css: sea.0), middle: Light(css: sea.1), high: Light(css: 0xF4F8FA), seed: seed &+ 1)
    let view = View(
      terrain: terrain, ground: ground, sky: sky, eye: terrain.amplitude + random.between(0.5, 2.6),
      focal: random.between(0.95, 1.5), sun: random.sun(height: 0.15...0.5, ahead: 0.2...0.9),
      haze: random.between(0.003, 0.009), far: 240)
    return Composition(view: view, seed: seed)
  }

  static func city(_ portrait: Bool, _ random: inout SeededRandom) -> Composition {
    let seed = random.seed32()
    let mood = random.pick([Mood.dusk, .blueHour, .rose, .golden, .moonlit, .ember, .lilac])
    var sky = Sky.day(mood, horizon: random.between(0.62, 0.8), &random)
    if mood.skylight < 0.3 { sky.stars = 0.4 }
    let onWater = random.chance(0.65)
    let relief = random.between(2, 10)
    let hills = Terrain(
      form: .rolling, amplitude: relief, scale: 0.02, rise: 120...260, floor: onWater ? -0.3 - 0.18 * relief : 0,
      seed: seed)
    let ground = Ground(
      cover: .alpine(treeLine: 30, snowLine: 90), low: Light(css: 0x20242A), middle: Light(css: 0x303038), high: .zero,
      seed: seed &+ 1)
    var view = View(
      terrain: hills, ground: ground, sky: sky, eye: 1.6, focal: 1.1,
      sun: random.sun(height: 0.2...0.3, ahead: 0...0.8),
      haze: 0.006, far: 300)
    if onWater { view.waterLevel = 0 }
    var composition = Composition(view: view, seed: seed)
    let dark = 1 - min(1, mood.skylight * 1.6)
    let rows = random.count(from: 2, through: 4)
    for row in 0..<rows {
      let near = Float(row + 1) / Float(rows)
      composition.skylines.append(
        Skyline(
          base: onWater ? sky.horizon + 0.012 * near : mix(sky.horizon + 0.02, 1, near),
          size: random.between(0.22, 0.44) * (onWater ? mix(1.15, 0.6, near) : mix(0.8, 1, near)),
          pitch: mix(0.035, 0.075, near) * random.between(0.8, 1.3),
          color: mix(mix(mood.horizon, mood.middle, 0.5), Light(css: 0x0C0E16), 0.3 + 0.62 * near)
            * mix(1, 0.6, dark * near),
          window: Light(css: random.pick([0xFFD890, 0xFFE8B8, 0xFFC46A])) * mix(0.55, 1.3, near),
          lit: mix(0.16, 0.5, dark) * random.between(0.7, 1.3), seed: random.seed32()))
    }
    if onWater {
      composition.water = Water(
        color: mood.zenith * 0.4, ripples: random.between(0.2, 0.6), sparkle: random.between(0.1, 0.6), seed: seed &+ 2)
    }
    return composition
  }
}

extension Sky {
  /// Returns a sky by day, optionally with a sun and clouds.
  static func day(_ mood: Mood, horizon: Float, _ random: inout SeededRandom) -> Sky {
    var sky = Sky(mood: mood, horizon: horizon, seed: random.seed32())
    if random.chance(0.6) {
      sky.disc = Disc(
        x: random.between(0.12, 0.88), y: horizon * random.between(0.15, 0.85), radius: random.between(0.014, 0.03),
        glow: random.between(0.5, 1.1))
    }
    if random.chance(0.85) {
      sky.clouds = Clouds(
        cover: random.between(0.05, 0.8), scale: random.between(0.45, 1.6),
        stretch: random.pick([1, 1.2, 1.6, 2.6, 4]),
        crispness: random.between(0.15, 0.95))
    }
    return sky
  }
}

extension Treeline {
  /// Returns dark trees at the lower edge of the picture.
  static func foreground(_ mood: Mood, portrait: Bool, _ random: inout SeededRandom) -> Treeline {
    let size = random.between(0.10, portrait ? 0.26 : 0.34)
    return Treeline(
      base: random.between(0.97, 1.06), relief: random.between(0.01, 0.07), size: size,
      spacing: size * random.between(0.14, 0.42), color: mix(mood.zenith, Light(css: 0x05080A), 0.8) * 0.5,
      mist: mood.middle, mistiness: random.between(0, 0.12), seed: random.seed32())
  }
}

extension SeededRandom {
  mutating func seed32() -> UInt32 {
    UInt32(truncatingIfNeeded: next() >> 16)
  }

  /// Returns a random direction toward a sun on the left or on the right.
  mutating func sun(height: ClosedRange<Float>, ahead: ClosedRange<Float>) -> SIMD3<Float> {
    let side: Float = chance(0.5) ? 1 : -1
    return normalized(
      SIMD3(
        side * between(0.5, 1), between(height.lowerBound, height.upperBound),
        between(ahead.lowerBound, ahead.upperBound)))
  }
}
