/// A row of houses, some with lit windows.
struct Skyline {
  var base: Float
  var size: Float
  /// The average width of a house, as a fraction of the picture's height.
  var pitch: Float
  var color: Light
  var window: Light
  /// The fraction of windows that are lit.
  var lit: Float
  var seed: UInt32

  private struct House {
    var left: Float
    var right: Float
    var top: Float
    var index: Int32
  }

  func paint(on canvas: inout Canvas) {
    let height = Float(canvas.height)
    for column in 0..<canvas.width {
      let x = (Float(column) + 0.5) / height
      guard let house = house(at: x, aspect: canvas.aspect) else { continue }
      let edge = clamp(min(x - house.left, house.right - x) * height + 0.5)
      let mast = mast(of: house, x: x, height: height)
      for row in canvas.rows(from: house.top - size * 0.4, to: base) {
        let v = (Float(row) + 0.5) / height
        let coverage = max(
          clamp((v - house.top) * height + 0.5) * edge, v > house.top - mast.length ? mast.coverage : 0)
        guard coverage > 0 else { continue }
        canvas.cover(column, row, with: color + light(of: house, x: x, v: v, height: height), coverage)
      }
    }
  }

  /// Finds the house at a position by adding up the random widths of the houses.
  private func house(at x: Float, aspect: Float) -> House? {
    var left = -pitch * lattice(0, 9, seed)
    var index: Int32 = 0
    while left < aspect {
      let width = pitch * mix(0.55, 1.5, lattice(index, 1, seed))
      if x < left + width {
        let district = fractalNoise(left * 2.2 + 20, 1, octaves: 2, seed &+ 8)
        let tall = lattice(index, 2, seed)
        let top = base - size * (0.18 + 0.5 * tall * district + 0.55 * max(0, district - 0.45) * 2 * tall * tall)
        return House(left: left, right: left + width * 0.96, top: top, index: index)
      }
      left += width
      index += 1
    }
    return nil
  }

  private func mast(of house: House, x: Float, height: Float) -> (length: Float, coverage: Float) {
    guard lattice(house.index, 4, seed) > 0.72 else { return (0, 0) }
    let middle = mix(house.left, house.right, 0.3 + 0.4 * lattice(house.index, 5, seed))
    return (size * mix(0.05, 0.22, lattice(house.index, 6, seed)), clamp((0.0012 - abs(x - middle)) * height + 0.5))
  }

  private func light(of house: House, x: Float, v: Float, height: Float) -> Light {
    let across = pitch * 0.11
    let floors = pitch * 0.15
    let column = ((x - house.left) / across).rounded(.down)
    let row = ((v - house.top) / floors).rounded(.down)
    let insideX = (x - house.left) / across - column
    let insideY = (v - house.top) / floors - row
    guard row >= 1, 0.2...0.8 ~= insideX, 0.25...0.8 ~= insideY else { return .zero }
    let chance = lattice(Int32(column) &+ house.index &* 64, Int32(row), seed &+ 3)
    guard chance < lit * mix(0.4, 1.5, lattice(house.index, 7, seed)) else { return .zero }
    return window * mix(0.5, 1.3, lattice(Int32(column), Int32(row) &+ house.index, seed &+ 2))
  }
}
