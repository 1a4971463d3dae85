public import Images

/// Shades block pictures for terminals with sixteen colors.
extension BlockImage {
  /// Creates a picture for a terminal with very few colors, where dithering of single pixels would look like noise. A
  /// cell shows either an even mixture of two colors (`░`, `▒` or `▓`) or an edge between two colors.
  ///
  /// The cost is a resize and a few hundred operations per cell.
  /// - Parameters:
  ///   - image: the picture, of any size.
  ///   - area: the cells to fill, at least one. The image is stretched to the area's shape.
  ///   - palette: the colors of the terminal, at least one.
  public init(_ image: RGBImage, area: CellArea, shading palette: [RGBColor]) {
    let small = image.resized(to: ImageSize(width: area.columns * 2, height: area.rows * 2))
    let shades = Shades(palette)
    self.init(
      area: area,
      cells: (0..<(area.columns * area.rows)).map { index in
        let (x, y) = (index % area.columns * 2, index / area.columns * 2)
        return shades.cell(quarters: [small[x, y], small[x + 1, y], small[x, y + 1], small[x + 1, y + 1]])
      })
  }
}

/// The colors that a terminal can show in a cell by mixing two colors.
private struct Shades {
  private struct Shade {
    let cell: BlockImage.Cell
    let color: SIMD4<Float>
    /// The penalty for mixing very different colors, because the pattern of the mixture would be visible.
    let roughness: Float
  }

  private let palette: [(color: RGBColor, vector: SIMD4<Float>)]
  private let shades: [Shade]

  /// The weights of the color channels in differences. The eye is most sensitive to green.
  private static let weights = SIMD4<Float>(2, 4, 3, 0)
  /// The weight of a mixture's roughness. A higher weight results in fewer and more even colors.
  private static let roughnessWeight: Float = 0.12
  /// The shading characters, each with the fraction of the cell that has the foreground color.
  private static let characters: [(Character, Float)] = [("░", 0.25), ("▒", 0.5), ("▓", 0.75)]
  /// The characters that divide a cell, each with the quarters that have the foreground color.
  private static let edges: [(character: Character, quarters: [Bool])] = [
    ("▀", [true, true, false, false]), ("▌", [true, false, true, false]), ("▚", [true, false, false, true]),
    ("▘", [true, false, false, false]), ("▝", [false, true, false, false]), ("▖", [false, false, true, false]),
    ("▗", [false, false, false, true]),
  ]

  init(_ palette: [RGBColor]) {
    self.palette = palette.map { ($0, Self.vector($0)) }
    var shades: [Shade] = []
    for (index, back) in self.palette.enumerated() {
      shades.append(
        Shade(
          cell: BlockImage.Cell(character: " ", foreground: back.color, background: back.color), color: back.vector,
          roughness: 0))
      for front in self.palette[(index + 1)...] {
        for (character, part) in Self.characters {
          // The eye averages the light of small dots. The light is about the square of a channel's value.
          let light = front.vector * front.vector * part + back.vector * back.vector * (1 - part)
          shades.append(
            Shade(
              cell: BlockImage.Cell(character: character, foreground: front.color, background: back.color),
              color: light.squareRoot(),
              roughness: Self.roughnessWeight * part * (1 - part) * Self.distance(front.vector, back.vector)))
        }
      }
    }
    self.shades = shades
  }

  /// Returns the cell with the least error.
  ///
  /// - Parameter quarters: the colors of the upper left, upper right, lower left and lower right quarter.
  func cell(quarters: [RGBColor]) -> BlockImage.Cell {
    let quarters = quarters.map(Self.vector)
    let mean = (quarters[0] + quarters[1] + quarters[2] + quarters[3]) / 4
    let spread = quarters.reduce(0) { $0 + Self.distance($1, mean) }
    var best = shades[0].cell
    var least = Float.infinity
    for shade in shades {
      let error = 4 * (Self.distance(shade.color, mean) + shade.roughness) + spread
      if error < least { (best, least) = (shade.cell, error) }
    }
    for edge in Self.edges {
      let front = nearest(to: Self.mean(quarters, edge.quarters, true))
      let back = nearest(to: Self.mean(quarters, edge.quarters, false))
      var error: Float = 0
      for index in 0..<4 { error += Self.distance(quarters[index], edge.quarters[index] ? front.vector : back.vector) }
      if error < least {
        let cell = BlockImage.Cell(character: edge.character, foreground: front.color, background: back.color)
        (best, least) = (cell, error)
      }
    }
    return best
  }

  private func nearest(to color: SIMD4<Float>) -> (color: RGBColor, vector: SIMD4<Float>) {
    palette.min { Self.distance($0.vector, color) < Self.distance($1.vector, color) } ?? palette[0]
  }

  private static func mean(_ quarters: [SIMD4<Float>], _ groups: [Bool], _ group: Bool) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    var count: Float = 0
    for index in 0..<4 where groups[index] == group {
      sum += quarters[index]
      count += 1
    }
    return sum / count
  }

  private static func vector(_ color: RGBColor) -> SIMD4<Float> {
    SIMD4(Float(color.red), Float(color.green), Float(color.blue), 0)
  }

  private static func distance(_ one: SIMD4<Float>, _ other: SIMD4<Float>) -> Float {
    let difference = one - other
    return (difference * difference * weights).sum()
  }
}
