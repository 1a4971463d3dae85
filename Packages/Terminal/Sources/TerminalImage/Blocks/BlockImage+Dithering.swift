public import Images

/// Dithers block pictures for terminals with few colors.
extension BlockImage {
  /// Creates a picture of quarter blocks for a terminal with few colors, with error diffusion. The color error of each
  /// quarter is distributed to its neighbors, so that the average color is correct.
  ///
  /// The cost is a resize and at most one call of `nearest` per quarter.
  /// - Parameters:
  ///   - image: the picture, of any size.
  ///   - area: the cells to fill, at least one. The image is stretched to the area's shape.
  ///   - nearest: returns the terminal's color that is nearest to a color.
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

/// The state of error diffusion. Each cell shows four pixels in two colors.
private struct DitheredQuarters {
  private let width: Int
  private let height: Int
  /// The wanted color of each pixel, including the errors that its neighbors have distributed to it. The fourth
  /// component is unused.
  private var wanted: [SIMD4<Float>]
  private let nearest: (RGBColor) -> RGBColor

  init(_ image: RGBImage, nearest: @escaping (RGBColor) -> RGBColor) {
    width = image.width
    height = image.height
    wanted = (0..<(width * height)).map { image[$0 % image.width, $0 / image.width].vector }
    self.nearest = nearest
  }

  /// Returns the next cell. Call this method once per cell, from left to right and from top to bottom.
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

  /// Returns the color for a pixel: the nearer color of `pair`, or the terminal's nearest color if `pair` is nil.
  /// Distributes the error in sixteenths to the neighbors that have no color yet.
  private mutating func take(
    _ x: Int, _ y: Int, among pair: (RGBColor, RGBColor)?, right: Float, below: Float,
    diagonal: (x: Int, share: Float)
  ) -> RGBColor {
    let wanted = wanted[y * width + x]
    // Clamping prevents errors from accumulating where the terminal has no similar color.
    let possible = wanted.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    let color =
      if let pair {
        pair.0.distance(to: possible) <= pair.1.distance(to: possible) ? pair.0 : pair.1
      } else {
        nearest(RGBColor(possible))
      }
    // Distributes only a part of the error. The whole error would cause streaks, because a cell has only two colors.
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

  /// Returns the squared distance, in which green has the most weight because the eye is most sensitive to it.
  fileprivate func distance(to other: SIMD4<Float>) -> Float {
    let difference = vector - other
    return (difference * difference * SIMD4(2, 4, 3, 0)).sum()
  }
}
