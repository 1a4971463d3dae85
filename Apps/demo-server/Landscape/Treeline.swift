/// A row of conifers.
struct Treeline {
  /// The position of the ground under the trees, measured from the top, as a fraction of the picture's height.
  var base: Float
  var relief: Float
  /// The height of the tallest trees, as a fraction of the picture's height.
  var size: Float
  var spacing: Float
  var color: Light
  /// The color of the fog below the trees.
  var mist: Light
  var mistiness: Float
  var seed: UInt32

  private struct Tree {
    var index: Int32
    var middle: Float
    var foot: Float
    var tall: Float
  }

  func paint(on canvas: inout Canvas) {
    paintGround(on: &canvas)
    for index in -1...Int32(canvas.aspect / spacing) {
      let middle = (Float(index) + 0.15 + 0.7 * lattice(index, 1, seed)) * spacing
      let stature = lattice(index, 2, seed)
      paint(
        Tree(
          index: index, middle: middle, foot: ground(at: middle) + size * 0.02,
          tall: size * mix(0.4, 1, stature * stature)),
        on: &canvas)
    }
  }

  private func ground(at x: Float) -> Float {
    base + relief * (fractalNoise(x * 1.7, 3, octaves: 4, seed) - 0.5) * 2
  }

  private func paintGround(on canvas: inout Canvas) {
    let height = Float(canvas.height)
    for column in 0..<canvas.width {
      let x = (Float(column) + 0.5) / height
      let ground = ground(at: x)
      for row in canvas.rows(from: ground, to: 1) {
        let v = (Float(row) + 0.5) / height
        let color = mix(color * (0.75 + 0.5 * noise(x * 140, v * 110, seed &+ 4)), mist, fog(v - ground))
        canvas.cover(column, row, with: color, clamp((v - ground) * height + 0.5))
      }
    }
  }

  private func paint(_ tree: Tree, on canvas: inout Canvas) {
    let height = Float(canvas.height)
    let reach = tree.tall * 0.25
    let rows = canvas.rows(from: tree.foot - tree.tall, to: tree.foot)
    let columns = canvas.columns(from: tree.middle - reach, to: tree.middle + reach)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let tiers = mix(9, 15, lattice(tree.index, 3, seed))
    for row in rows {
      let v = (Float(row) + 0.5) / height
      let down = (v - tree.foot + tree.tall) / tree.tall
      let branches = max(0, down) * tiers
      let tier = branches - Float(wholeBelow(branches))
      let ragged = 0.75 + 0.5 * noise(v * 90, Float(tree.index), seed &+ 5)
      let half = tree.tall * 0.19 * (0.04 + down) * (0.45 + 0.55 * tier) * ragged
      let fogged = fog(v - tree.foot)
      for column in columns {
        let x = (Float(column) + 0.5) / height
        let coverage = clamp((half - abs(x - tree.middle)) * height + 0.5)
        guard coverage > 0 else { continue }
        let rough = 0.75 + 0.5 * noise(x * 140, v * 110, seed &+ 4)
        canvas.cover(column, row, with: mix(color * rough, mist, fogged), coverage)
      }
    }
  }

  private func fog(_ depth: Float) -> Float {
    mistiness * smoothStep(-size * 0.8, size * 0.5, depth)
  }
}
