import TerminalImage

/// How closely a picture is looked at, and where.
struct Zoom: Equatable {
  /// 1 shows the whole picture as large as it fits.
  var factor = 1.0
  /// The middle of what is seen, from 0 to 1.
  private var x = 0.5
  private var y = 0.5

  /// Moves by a part of what is seen.
  mutating func move(_ stepsRight: Double, _ stepsDown: Double) {
    let step = 0.2 / factor
    x = min(1, max(0, x + stepsRight * step))
    y = min(1, max(0, y + stepsDown * step))
  }

  /// The cells that are filled, and the part of the picture that fills them; nothing for the whole picture.
  mutating func view(
    of picture: PixelSize, in room: CellArea, cell: PixelSize
  ) -> (area: CellArea, part: PictureRequest.Part?) {
    let fitting = room.fitting(picture, cell: cell)
    guard factor > 1 else { return (fitting, nil) }
    let pixels = room.pixels(cell: cell)
    let whole = picture.fitted(into: pixels)
    let width = min(1, Double(pixels.width) / (Double(whole.width) * factor))
    let height = min(1, Double(pixels.height) / (Double(whole.height) * factor))
    // What would lie outside is not gone to.
    x = min(1 - width / 2, max(width / 2, x))
    y = min(1 - height / 2, max(height / 2, y))
    let area = CellArea(
      columns: min(room.columns, max(1, Int((Double(whole.width) * factor / Double(cell.width)).rounded()))),
      rows: min(room.rows, max(1, Int((Double(whole.height) * factor / Double(cell.height)).rounded()))))
    return (
      area,
      PictureRequest.Part(
        x: Int((x - width / 2) * 10_000), y: Int((y - height / 2) * 10_000), width: Int(width * 10_000),
        height: Int(height * 10_000))
    )
  }
}
