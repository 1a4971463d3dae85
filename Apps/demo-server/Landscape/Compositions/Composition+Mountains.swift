/// The compositions of scenes with mountains: mountains, lakes, winter, aurora and night skies.
extension Composition {
  static func mountains(_ portrait: Bool, _ random: inout SeededRandom) -> Composition {
    let seed = random.seed32()
    let mood = random.pick([Mood.noon, .deepBlue, .morning, .golden, .rose, .overcast, .teal, .storm])
    var sky = Sky.day(mood, horizon: random.between(0.6, 0.76), &random)
    sky.disc = nil
    let amplitude = random.between(34, 80)
    let rise = random.between(2, 16)
    let terrain = Terrain(
      form: .alpine, amplitude: amplitude, scale: random.between(0.012, 0.026), rise: rise...random.between(60, 120),
      floor: random.between(-0.4, 0.3), valley: random.chance(0.5) ? random.between(0.5, 0.95) : 0, seed: seed)
    let ground = Ground(
      cover: .alpine(treeLine: amplitude * random.between(0.08, 0.26), snowLine: amplitude * random.between(0.22, 0.6)),
      low: Light(css: random.pick([0x24402A, 0x33502C, 0x4B5A2E, 0x5A5428])),
      middle: Light(css: random.pick([0x6E675F, 0x7C6D5F, 0x6A6E76, 0x857464])),
      high: Light(css: 0xF4F8FC), seed: seed &+ 1)
    var view = View(
      terrain: terrain, ground: ground, sky: sky, eye: random.between(1.2, 4), focal: random.between(0.9, 1.5),
      sun: random.sun(height: 0.28...0.75, ahead: -0.5...0.35), haze: random.between(0.0008, 0.0034), far: 330)
    if random.chance(0.35) {
      view.fogTop = amplitude * random.between(0.02, 0.08)
      view.fog = random.between(0.006, 0.02)
    }
    var composition = Composition(view: view, seed: seed)
    if random.chance(0.35) { composition.treelines = [.foreground(mood, portrait: portrait, &random)] }
    return composition
  }

  static func lake(_ portrait: Bool, _ random: inout SeededRandom) -> Composition {
    let seed = random.seed32()
    let mood = random.pick([Mood.noon, .teal, .rose, .morning, .deepBlue, .overcast, .lilac, .golden])
    let sky = Sky.day(mood, horizon: random.between(0.47, 0.6), &random)
    let amplitude = random.between(26, 62)
    let shore = random.between(14, 50)
    let terrain = Terrain(
      form: .alpine, amplitude: amplitude, scale: random.between(0.018, 0.034),
      rise: shore...(shore + random.between(40, 90)),
      floor: random.between(-0.6, -0.3) - amplitude * 0.006, valley: random.chance(0.6) ? random.between(0.4, 1) : 0,
      seed: seed)
    let ground = Ground(
      cover: .alpine(treeLine: amplitude * random.between(0.15, 0.4), snowLine: amplitude * random.between(0.3, 0.8)),
      low: Light(css: random.pick([0x1E3A26, 0x2C4A2A, 0x5C5A26, 0x6B4A22])), middle: Light(css: 0x74695E),
      high: Light(css: 0xF2F6FA), seed: seed &+ 1)
    var view = View(
      terrain: terrain, ground: ground, sky: sky, eye: random.between(0.9, 2.4), focal: random.between(1, 1.4),
      sun: random.sun(height: 0.25...0.6, ahead: -0.4...0.3), haze: random.between(0.001, 0.004), far: 300)
    view.waterLevel = 0
    if random.chance(0.4) {
      view.fogTop = random.between(0.4, 1.6)
      view.fog = random.between(0.01, 0.03)
    }
    var composition = Composition(view: view, seed: seed)
    composition.water = Water(
      color: Light(css: random.pick([0x0E3A48, 0x123C3A, 0x173048, 0x1F4C4C])), ripples: random.between(0.02, 0.45),
      sparkle: random.between(0, 0.5), seed: seed &+ 2)
    if random.chance(0.4) { composition.treelines = [.foreground(mood, portrait: portrait, &random)] }
    return composition
  }

  static func winter(_ portrait: Bool, _ random: inout SeededRandom) -> Composition {
    let seed = random.seed32()
    let mood = random.pick([Mood.deepBlue, .lilac, .rose, .noon, .morning, .blueHour, .golden])
    var sky = Sky.day(mood, horizon: random.between(0.5, 0.66), &random)
    if random.chance(0.5) { sky.disc = nil }
    let amplitude = random.between(20, 60)
    let terrain = Terrain(
      form: random.chance(0.6) ? .alpine : .rolling, amplitude: amplitude, scale: random.between(0.016, 0.03),
      rise: random.between(3, 14)...random.between(60, 140), floor: -0.2, valley: random.between(0, 0.7), seed: seed)
    let ground = Ground(
      cover: random.chance(0.65)
        ? .snow : .alpine(treeLine: amplitude * 0.2, snowLine: amplitude * random.between(0.06, 0.14)),
      low: Light(css: 0x3A4A48), middle: Light(css: 0x6C7078), high: Light(css: 0xF3F6FC), seed: seed &+ 1)
    var view = View(
      terrain: terrain, ground: ground, sky: sky, eye: random.between(1, 2.6), focal: random.between(0.95, 1.4),
      sun: random.sun(height: 0.14...0.4, ahead: -0.3...0.5), haze: random.between(0.001, 0.0045), far: 300)
    if random.chance(0.45) {
      view.fogTop = random.between(0.5, 3)
      view.fog = random.between(0.006, 0.016)
    }
    var composition = Composition(view: view, seed: seed)
    let rows = random.count(from: 0, through: 3)
    for row in 0..<rows {
      let near = Float(row + 1) / Float(max(1, rows))
      composition.treelines.append(
        Treeline(
          base: mix(sky.horizon + 0.06, 0.99, near * near), relief: 0.02 + 0.03 * near,
          size: mix(0.05, 0.30, near * near),
          spacing: mix(0.012, 0.07, near), color: mix(mood.middle, Light(css: 0x18242C), 0.45 + 0.5 * near) * 0.7,
          mist: mix(mood.horizon, Light(gray: 0.8), 0.3), mistiness: mix(0.9, 0.4, near), seed: random.seed32()))
    }
    return composition
  }

  static func aurora(_ portrait: Bool, _ random: inout SeededRandom) -> Composition {
    let seed = random.seed32()
    var mood = Mood.moonlit
    if random.chance(0.3) { mood.horizon = Light(css: 0x3A4A66) }
    var sky = Sky(mood: mood, horizon: random.between(0.66, 0.8), seed: seed)
    sky.stars = random.between(0.5, 1)
    let hues: [(UInt32, UInt32)] = [
      (0x2BE58A, 0x7A3FC0), (0x4BF0B0, 0x2C6BE0), (0x7DF06A, 0xD0488E), (0x35E0C8, 0x8A4FE0), (0xA6F25C, 0x36B08A),
    ]
    let hue = random.pick(hues)
    for _ in 0..<random.count(from: 1, through: 3) {
      sky.aurora.append(
        Sky.Aurora(
          edge: sky.horizon * random.between(0.45, 0.92), slope: random.between(-0.45, 0.45),
          swing: random.between(0.1, 0.5),
          height: random.between(0.14, 0.42), strength: random.between(0.35, 0.9), low: Light(css: hue.0),
          high: Light(css: hue.1), seed: random.seed32()))
    }
    let onWater = random.chance(0.45)
    let snowy = random.chance(0.6)
    let amplitude = random.between(14, 40)
    let terrain = Terrain(
      form: .alpine, amplitude: amplitude, scale: random.between(0.018, 0.03),
      rise: (onWater ? random.between(30, 60) : 6)...random.between(90, 150), floor: onWater ? -0.4 : 0, seed: seed)
    let ground = Ground(
      cover: snowy ? .snow : .alpine(treeLine: amplitude * 0.2, snowLine: amplitude * 0.4), low: Light(css: 0x1A2A24),
      middle: Light(css: 0x4A4E58), high: Light(css: 0xE6EEF8), seed: seed &+ 1)
    var view = View(
      terrain: terrain, ground: ground, sky: sky, eye: random.between(1, 2.2), focal: random.between(0.9, 1.3),
      sun: random.sun(height: 0.4...0.8, ahead: -0.5...0), haze: 0.003, far: 300)
    // The aurora tints the light on the ground.
    view.sky.mood.sun = mix(mood.sun, Light(css: hue.0), 0.45)
    if onWater { view.waterLevel = 0 }
    var composition = Composition(view: view, seed: seed)
    if onWater {
      composition.water = Water(
        color: Light(css: 0x03101A), ripples: random.between(0.05, 0.4), sparkle: 0, seed: seed &+ 2)
    }
    if random.chance(0.5) { composition.treelines = [.foreground(mood, portrait: portrait, &random)] }
    composition.exposure = 1.25
    return composition
  }

  static func night(_ portrait: Bool, _ random: inout SeededRandom) -> Composition {
    let seed = random.seed32()
    var mood = random.pick([Mood.starlit, .moonlit, .starlit])
    if random.chance(0.35) { mood.horizon = mix(mood.horizon, Light(css: 0xB06A3C), 0.25) }
    var sky = Sky(mood: mood, horizon: random.between(0.68, 0.86), seed: seed)
    sky.stars = random.between(0.9, 1.4)
    if random.chance(0.75) {
      sky.galaxy = random.between(0.35, 1.4) * (random.chance(0.5) ? 1 : -1)
    } else {
      sky.disc = Sky.Disc(
        x: random.between(0.2, 0.8), y: random.between(0.12, 0.45), radius: random.between(0.022, 0.06), glow: 0.35,
        isMoon: true)
      sky.clouds = random.chance(0.5) ? Sky.Clouds(cover: 0.3, scale: 1.4, stretch: 2, crispness: 0.3) : nil
    }
    let amplitude = random.between(8, 34)
    let terrain = Terrain(
      form: random.pick([.alpine, .alpine, .rolling, .mesas]), amplitude: amplitude, scale: random.between(0.015, 0.03),
      rise: 6...random.between(70, 140), seed: seed)
    let ground = Ground(
      cover: .alpine(treeLine: amplitude * 0.3, snowLine: amplitude * random.between(0.4, 1)),
      low: Light(css: 0x1E2A30),
      middle: Light(css: 0x4A4A56), high: Light(css: 0xDDE6F2), seed: seed &+ 1)
    let view = View(
      terrain: terrain, ground: ground, sky: sky, eye: random.between(1.2, 3), focal: random.between(0.85, 1.2),
      sun: random.sun(height: 0.4...0.8, ahead: -0.3...0.3), haze: 0.004, far: 300)
    var composition = Composition(view: view, seed: seed)
    if random.chance(0.45) { composition.treelines = [.foreground(mood, portrait: portrait, &random)] }
    composition.exposure = 1.5
    return composition
  }
}
