import Encoding
import Images
import Terminal
import TerminalImage

/// Measures decoding a JPEG and encoding it for the terminal.
enum PictureRows {
  /// A picture that covers most of a screen.
  private static let large = (
    jpeg: ImageSize(width: 1080, height: 608), area: CellArea(columns: 80, rows: 40),
    cell: ImageSize(width: 10, height: 20)
  )
  /// One of twelve thumbnails on a screen.
  private static let thumbnail = (
    jpeg: ImageSize(width: 400, height: 267), area: CellArea(columns: 20, rows: 9),
    cell: ImageSize(width: 10, height: 20)
  )

  static func all(rounds: Int) throws -> [BenchRow] {
    let picture = try Sample.jpeg(large.jpeg)
    let small = try Sample.jpeg(thumbnail.jpeg)
    let bars: [(method: Method, large: Double, grid: Double)] = [
      (.halves, 4, 5), (.quarters, 5, 6), (.kitty, 20, 20), (.sixel, 60, 45),
    ]
    var rows: [BenchRow] = []
    for bar in bars {
      rows.append(
        try row("picture on 80×40 cells, \(bar.method)", rounds, atMost: bar.large) {
          _ = try bar.method.show(picture, on: large.area, cell: large.cell)
        } decoding: {
          _ = try bar.method.decoded(picture, for: large.area, large.cell)
        })
      rows.append(
        try row("12 thumbnails, \(bar.method)", rounds, atMost: bar.grid) {
          for _ in 0..<12 { _ = try bar.method.show(small, on: thumbnail.area, cell: thumbnail.cell) }
        } decoding: {
          for _ in 0..<12 { _ = try bar.method.decoded(small, for: thumbnail.area, thumbnail.cell) }
        })
    }
    rows.append(
      try row("picture on 80×40 cells, quarters in 16 colors", rounds, atMost: 5) {
        _ = BlockImage(try Method.quarters.decoded(picture, for: large.area, large.cell), area: large.area) { color in
          let (red, green, blue) = ColorDepth.ansi16.nearest(red: color.red, green: color.green, blue: color.blue)
          return RGBColor(red: red, green: green, blue: blue)
        }
      } decoding: {
        _ = try Method.quarters.decoded(picture, for: large.area, large.cell)
      })
    let hash = try RGBImage(jpeg: small).blurHash()
    let size = ImageSize(width: 32, height: 32)
    let blurred = median(rounds) { ProcessorTime.of { _ = RGBImage(blurHash: hash, size: size) } }
    return rows + [BenchRow("BlurHash to 32×32", blurred, "ms", atMost: 0.1)]
  }

  private static func row(
    _ name: String, _ rounds: Int, atMost bar: Double, _ show: () throws -> Void, decoding: () throws -> Void
  ) throws -> BenchRow {
    let shown = try median(rounds) { try ProcessorTime.of(show) }
    let decoded = try median(rounds) { try ProcessorTime.of(decoding) }
    return BenchRow(name, shown, "ms", atMost: bar, limit: decoded)
  }
}
