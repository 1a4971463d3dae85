public import Images

extension BlockImage {
  /// The whole of `image` in quarter blocks, for a terminal that shows a few colors only: each quarter has one of them,
  /// and what it is off by is made up for by those beside and below it (error diffusion), so that from afar the colors
  /// are right.
  ///
  /// Costs a resize and a call of `nearest` or less for each quarter: 3 ms for 80×40 cells and sixteen colors.
  /// - Parameters:
  ///   - image: the picture, of any size.
  ///   - area: has at least one cell; its shape is the caller's business.
  ///   - nearest: the one of the terminal's colors that is nearest to a color.
  public init(_ image: RGBImage, area: CellArea, dithering nearest: @escaping (RGBColor) -> RGBColor) {
    var quarters = DitheredQuarters(
      image.resized(to: ImageSize(width: area.columns * 2, height: area.rows * 2)), nearest: nearest)
    var cells: [Cell] = []
    cells.reserveCapacity(area.columns * area.rows)
    for row in 0..<area.rows {
      for column in 0..<area.columns { cells.append(quarters.takeCell(column: column, row: row)) }
    }
    self.init(area: area, cells: cells)
  }
}

/// Pixels of which four at a time become a cell of two colors.
private struct DitheredQuarters {
  private let width: Int
  private let height: Int
  /// What each pixel should be, with what its neighbors were off by; the fourth component is not used.
  private var wanted: [SIMD4<Float>]
  private let nearest: (RGBColor) -> RGBColor

  init(_ image: RGBImage, nearest: @escaping (RGBColor) -> RGBColor) {
    width = image.width
    height = image.height
    wanted = (0..<(width * height)).map { image[$0 % image.width, $0 / image.width].vector }
    self.nearest = nearest
  }

  /// To be called for each cell once, in the order of reading.
  mutating func takeCell(column: Int, row: Int) -> BlockImage.Cell {
    let (x, y) = (column * 2, row * 2)
    let upperLeft = take(x, y, among: nil, right: 7, below: 5, diagonal: (1, 4))
    let upperRight = take(x + 1, y, among: nil, right: 7, below: 5, diagonal: (-1, 4))
    var pair = upperRight == upperLeft ? nil : (upperLeft, upperRight)
    let lowerLeft = take(x, y + 1, among: pair, right: 8, below: 8, diagonal: (0, 0))
    if pair == nil, lowerLeft != upperLeft { pair = (upperLeft, lowerLeft) }
    let lowerRight = take(x + 1, y + 1, among: pair, right: 7, below: 5, diagonal: (-1, 4))
    return PartedCell(upperLeft, upperRight, lowerLeft, lowerRight).cell
  }

  /// Gives a pixel a color, one of `pair` if there is one, and shares what it is off by among its neighbors that have
  /// none yet: so many sixteenths for each.
  private mutating func take(
    _ x: Int, _ y: Int, among pair: (RGBColor, RGBColor)?, right: Float, below: Float,
    diagonal: (x: Int, share: Float)
  ) -> RGBColor {
    let wanted = wanted[y * width + x]
    // Errors that add up for ever, where no color comes near, would run over the next edge.
    let possible = wanted.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    let color =
      if let pair {
        pair.0.distance(to: possible) <= pair.1.distance(to: possible) ? pair.0 : pair.1
      } else {
        nearest(RGBColor(possible))
      }
    // Not all of it: what a cell's two colors are far off by would show as streaks to the right of it.
    let error = (possible - color.vector) * 0.75 / 16
    add(error * right, x + 1, y)
    add(error * below, x, y + 1)
    add(error * diagonal.share, x + diagonal.x, y + 1)
    return color
  }

  private mutating func add(_ error: SIMD4<Float>, _ x: Int, _ y: Int) {
    if 0..<width ~= x, y < height { wanted[y * width + x] += error }
  }
}

extension RGBColor {
  fileprivate init(_ vector: SIMD4<Float>) {
    self.init(red: UInt8(vector.x), green: UInt8(vector.y), blue: UInt8(vector.z))
  }

  fileprivate var vector: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), 0) }

  /// Squared, with green weighing most, as the eye does.
  fileprivate func distance(to other: SIMD4<Float>) -> Float {
    let difference = vector - other
    return (difference * difference * SIMD4(2, 4, 3, 0)).sum()
  }
}
