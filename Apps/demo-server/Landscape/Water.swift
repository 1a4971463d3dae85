import Foundation

/// A lake or a calm sea. The water reflects the picture above it.
struct Water {
  var color: Light
  /// The strength of the waves, from 0 to 1.
  var ripples: Float
  /// The strength of the sun's reflection.
  var sparkle: Float
  var seed: UInt32

  /// Paints the water at the pixels whose value in `distances` is above 0.
  func paint(on canvas: inout Canvas, distances: [Float], view: View) {
    let horizon = view.sky.horizon * Float(canvas.height)
    for row in max(0, Int(horizon) - 2)..<canvas.height {
      for column in 0..<canvas.width where distances[row * canvas.width + column] > 0 {
        let z = distances[row * canvas.width + column]
        canvas[column, row] = light(canvas, column: column, row: row, z: z, horizon: horizon, distances, view)
      }
    }
  }

  private func light(
    _ canvas: Canvas, column: Int, row: Int, z: Float, horizon: Float, _ distances: [Float], _ view: View
  ) -> Light {
    let u = (Float(column) + 0.5) / Float(canvas.width)
    let x = (u - 0.5) * canvas.aspect / view.focal * z
    let wave = fractalNoise(x * 1.1, z * 2.6, octaves: 4, seed) - 0.5
    let small = fractalNoise(x * 5, z * 9, octaves: 3, seed &+ 1) - 0.5
    let below = Float(row) + 0.5 - horizon
    let shake = (wave * 0.9 + small * 0.5) * ripples * (below * 0.5 + Float(canvas.height) * 0.012)
    let mirroredRow = min(horizon - 1, max(0, horizon - below + shake))
    let mirroredColumn = min(Float(canvas.width - 1), max(0, Float(column) + shake * 0.35))
    let index = Int(mirroredRow) * canvas.width + Int(mirroredColumn)
    let v = mirroredRow / Float(canvas.height)
    let mirrored = distances[index] > 0 ? view.sky.gradient(v) : canvas.pixels[index]
    let grazing = 1 - min(1, view.eye / z)
    let fresnel = 0.10 + 0.84 * powf(grazing, 3)
    let wind = smoothStep(0.45, 0.75, fractalNoise(x * 0.10, z * 0.35, octaves: 3, seed &+ 2)) * ripples
    var light = mix(color, mirrored, fresnel)
    light = mix(light, view.sky.mood.middle * 0.8, wind * 0.25)
    if let disc = view.sky.disc, sparkle > 0 {
      let path = abs(u - disc.x) * canvas.aspect / (0.04 + 0.22 * below / Float(canvas.height))
      let glint = smoothStep(0.12, 0.30, small + wave * 0.6) * expf(-path * path)
      light += view.sky.mood.sun * (glint * sparkle * min(1.2, view.sky.mood.sunlight + 0.25))
    }
    let air = expf(-z * view.haze)
    return mix(view.sky.mood.horizon, light, air)
  }
}
