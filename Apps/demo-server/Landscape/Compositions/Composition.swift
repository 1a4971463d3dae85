import Images

/// The elements of a picture, such as sky, terrain and water, and the functions that render the picture.
struct Composition {
  var view: View
  var water: Water?
  var skylines: [Skyline] = []
  var treelines: [Treeline] = []
  var exposure: Float = 1
  var seed: UInt32

  init(view: View, seed: UInt32) {
    self.view = view
    self.view.standOnGround(clearance: 0.8)
    self.seed = seed
  }

  init(_ kind: SceneKind, portrait: Bool, _ random: inout SeededRandom) {
    self =
      switch kind {
      case .mountains: .mountains(portrait, &random)
      case .sunsets: .sunset(portrait, &random)
      case .deserts: .desert(portrait, &random)
      case .aurora: .aurora(portrait, &random)
      case .lakes: .lake(portrait, &random)
      case .forests: .forest(portrait, &random)
      case .canyons: .canyon(portrait, &random)
      case .nights: .night(portrait, &random)
      case .oceans: .ocean(portrait, &random)
      case .meadows: .meadow(portrait, &random)
      case .cities: .city(portrait, &random)
      case .winter: .winter(portrait, &random)
      }
  }

  func render(at size: ImageSize) -> RGBImage {
    var canvas = Canvas(size)
    let distances = view.paint(on: &canvas, columns: 0..<size.width)
    return finish(&canvas, distances: distances)
  }

  /// Renders the left and the right half of the picture in parallel.
  func renderInHalves(at size: ImageSize) async -> RGBImage {
    let middle = size.width / 2
    @Sendable func rightHalf() -> (canvas: Canvas, distances: [Float]) {
      var canvas = Canvas(size, columns: middle..<size.width)
      let distances = view.paint(on: &canvas, columns: canvas.columns)
      return (canvas, distances)
    }
    async let right = rightHalf()
    var canvas = Canvas(size)
    var distances = view.paint(on: &canvas, columns: 0..<middle)
    let (rightCanvas, rightDistances) = await right
    canvas.take(rightCanvas)
    if !distances.isEmpty {
      for y in 0..<size.height {
        for x in middle..<size.width { distances[y * size.width + x] = rightDistances[y * size.width + x] }
      }
    }
    return finish(&canvas, distances: distances)
  }

  /// Paints the foreground elements and converts the canvas to an image. The canvas is `inout` because a copy would
  /// need megabytes.
  private func finish(_ canvas: inout Canvas, distances: [Float]) -> RGBImage {
    for skyline in skylines { skyline.paint(on: &canvas) }
    water?.paint(on: &canvas, distances: distances, view: view)
    for treeline in treelines { treeline.paint(on: &canvas) }
    return canvas.developed(exposure: exposure, vignette: 0.42, grain: 1.1, seed: seed)
  }
}
