/// The compositions of scenes on plains and hills: deserts, canyons, meadows and forests.
extension Composition {
  static func desert(_ portrait: Bool, _ random: inout SeededRandom) -> Composition {
    let seed = random.seed32()
    let mood = random.pick([Mood.deepBlue, .golden, .ember, .morning, .rose, .dusk, .noon])
    var sky = Sky.day(mood, horizon: random.between(0.3, 0.52), &random)
    if random.chance(0.4) { sky.clouds = nil }
    let sands: [(UInt32, UInt32)] = [
      (0x9A5A2C, 0xE8B27A), (0xB0703C, 0xF2CC96), (0x8C4524, 0xE0925A), (0xA88A64, 0xF0DFC0), (0x7E4A34, 0xD89A70),
    ]
    let sand = random.pick(sands)
    let terrain = Terrain(
      form: .dunes, amplitude: random.between(2.5, 8), scale: random.between(0.045, 0.12),
      rise: 3...random.between(20, 70),
      seed: seed)
    let ground = Ground(
      cover: .sand(ripples: random.between(0.3, 1)), low: Light(css: sand.0), middle: Light(css: sand.0),
      high: Light(css: sand.1), seed: seed &+ 1)
    let view = View(
      terrain: terrain, ground: ground, sky: sky, eye: terrain.amplitude * random.between(0.75, 1.6),
      focal: random.between(0.95, 1.6), sun: random.sun(height: 0.14...0.36, ahead: -0.1...0.6),
      haze: random.between(0.0012, 0.005), far: 260)
    return Composition(view: view, seed: seed)
  }

  static func canyon(_ portrait: Bool, _ random: inout SeededRandom) -> Composition {
    let seed = random.seed32()
    let mood = random.pick([Mood.deepBlue, .noon, .golden, .ember, .rose, .storm])
    var sky = Sky.day(mood, horizon: random.between(0.36, 0.56), &random)
    if random.chance(0.5) { sky.disc = nil }
    let stones: [(UInt32, UInt32, UInt32)] = [
      (0x7A2E18, 0xC0623A, 0xE8B088), (0x6A3422, 0xB8764C, 0xE6C8A0), (0x843A2A, 0xCF7A52, 0xF0D0B0),
      (0x5E3A34, 0xA0604A, 0xD8A484),
    ]
    let stone = random.pick(stones)
    let terrain = Terrain(
      form: .mesas, amplitude: random.between(14, 40), scale: random.between(0.014, 0.034),
      rise: random.between(2, 12)...random.between(24, 60), floor: -0.3, seed: seed)
    let ground = Ground(
      cover: .strata(thickness: terrain.amplitude * random.between(0.05, 0.11)), low: Light(css: stone.0),
      middle: Light(css: stone.1), high: Light(css: stone.2),
      accent: Light(css: random.pick([0x6E6A3C, 0x8A6A48, 0x5A5E3A])),
      seed: seed &+ 1)
    var view = View(
      terrain: terrain, ground: ground, sky: sky, eye: random.between(2, terrain.amplitude * 0.9),
      focal: random.between(0.9, 1.4), sun: random.sun(height: 0.22...0.6, ahead: -0.5...0.2),
      haze: random.between(0.001, 0.0035), far: 280)
    if random.chance(0.25) { view.waterLevel = 0.05 }
    var composition = Composition(view: view, seed: seed)
    if view.waterLevel != nil {
      composition.water = Water(color: Light(css: 0x1E4A44), ripples: 0.2, sparkle: 0.2, seed: seed &+ 2)
    }
    return composition
  }

  static func meadow(_ portrait: Bool, _ random: inout SeededRandom) -> Composition {
    let seed = random.seed32()
    let mood = random.pick([Mood.noon, .deepBlue, .morning, .golden, .rose, .overcast, .lilac])
    let sky = Sky.day(mood, horizon: random.between(0.34, 0.56), &random)
    let greens: [(UInt32, UInt32)] = [
      (0x2E5A22, 0x7FA23C), (0x3F6A2C, 0xA2B84C), (0x2A5030, 0x6C9A50), (0x7A7030, 0xC8B45A),
    ]
    let green = random.pick(greens)
    let petals: [(UInt32, UInt32)] = [
      (0xD8323C, 0xF6C84A), (0x7A50C8, 0xC8A8F0), (0xF2C21E, 0xFFF2B0), (0xE87AA8, 0xFFFFFF), (0xF4F4F0, 0xF6D84A),
      (0x4A62D0, 0x9AB4F4),
    ]
    let petal = random.pick(petals)
    let planted = random.chance(0.35)
    let terrain = Terrain(
      form: .rolling, amplitude: random.between(3, 13), scale: random.between(0.02, 0.06),
      rise: 4...random.between(40, 110),
      floor: -0.8, seed: seed)
    let ground = Ground(
      cover: .meadow(flowers: planted ? 0 : random.between(0.1, 1), rows: planted ? random.between(0.6, 1) : 0),
      low: Light(css: green.0), middle: Light(css: green.1), high: Light(css: petal.1), accent: Light(css: petal.0),
      seed: seed &+ 1)
    var view = View(
      terrain: terrain, ground: ground, sky: sky, eye: 0, focal: random.between(0.9, 1.3),
      sun: random.sun(height: 0.25...0.7, ahead: -0.4...0.5), haze: random.between(0.002, 0.009), far: 260)
    view.standOnGround(clearance: random.between(1, 2.6))
    if random.chance(0.35) {
      view.fogTop = random.between(0.4, 2)
      view.fog = random.between(0.01, 0.04)
    }
    return Composition(view: view, seed: seed)
  }

  static func forest(_ portrait: Bool, _ random: inout SeededRandom) -> Composition {
    let seed = random.seed32()
    let mood = random.pick([Mood.overcast, .teal, .morning, .golden, .lilac, .storm, .rose])
    let sky = Sky.day(mood, horizon: random.between(0.34, 0.58), &random)
    let terrain = Terrain(
      form: .alpine, amplitude: random.between(16, 44), scale: random.between(0.016, 0.026),
      rise: 20...random.between(80, 160),
      seed: seed)
    let woods = Light(css: random.pick([0x10261C, 0x0E2424, 0x1C2A16, 0x2A2412, 0x14202A]))
    let ground = Ground(
      cover: .alpine(treeLine: terrain.amplitude, snowLine: terrain.amplitude * 2), low: woods * 2.4, middle: woods * 3,
      high: Light(gray: 0.8), seed: seed &+ 1)
    let view = View(
      terrain: terrain, ground: ground, sky: sky, eye: random.between(2, 5), focal: random.between(0.9, 1.3),
      sun: random.sun(height: 0.3...0.6, ahead: -0.2...0.5), haze: random.between(0.003, 0.009), far: 260)
    var composition = Composition(view: view, seed: seed)
    let rows = random.count(from: 4, through: 8)
    let mistiness = random.between(0.25, 0.95)
    let slope = random.between(0.02, 0.12)
    let tallest = random.between(0.16, 0.46)
    for row in 0..<rows {
      let near = Float(row + 1) / Float(rows)
      composition.treelines.append(
        Treeline(
          base: mix(sky.horizon + 0.03, 1.03, near * near * 0.6 + near * 0.4), relief: mix(slope, slope * 0.5, near),
          size: mix(0.035, tallest, near * near), spacing: mix(0.007, 0.045, near * near),
          color: mix(mood.horizon, woods, 0.72 + 0.28 * near), mist: mix(mood.horizon, mood.middle, 0.4),
          mistiness: mistiness * mix(0.9, 0, near), seed: random.seed32()))
    }
    return composition
  }
}
