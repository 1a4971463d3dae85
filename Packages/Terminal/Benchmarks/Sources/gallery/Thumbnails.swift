import Encoding
import Images
import Reactive
import Terminal
import TerminalImage

/// Decodes thumbnails off the main actor, and caches the thumbnails of recently visible items.
@MainActor
final class Thumbnails: ReactiveCompatible {
  nonisolated static let size = CellArea(columns: 20, rows: 9)

  /// A thumbnail encoded for the terminal.
  private enum Shown: Sendable {
    case blocks(BlockImage)
    case placeholders([UInt8])
    case picture(Picture)
  }

  var capabilities: Capabilities? {
    didSet {
      if capabilities?.pictures.method != oldValue?.pictures.method { shown.removeAll() }
      onChange()
    }
  }

  var onChange: () -> Void = {}
  private let files: [[UInt8]]
  private var shown: [Int: Shown] = [:]
  private var order: [Int] = []
  private var inWork: [Int: Task<Void, Never>] = [:]

  init(of files: [[UInt8]]) {
    self.files = files
  }

  func isReady(_ number: Int) -> Bool { shown[number] != nil }

  func draw(_ number: Int, in canvas: Canvas) {
    switch shown[number] {
    case .blocks(let image):
      for row in 0..<image.area.rows {
        for column in 0..<image.area.columns {
          let cell = image[column, row]
          canvas.put(
            cell.character, at: Point(x: column, y: row),
            style: Style(foreground: Self.color(cell.foreground), background: Self.color(cell.background)))
        }
      }
    case .placeholders(let upload):
      canvas.require(upload: number + 1) { upload }
      canvas.putPlaceholders(ofPicture: number + 1, in: canvas.bounds, KittyImage.placeholder)
    case .picture(let picture): _ = canvas.place(picture, at: .zero)
    case nil: make(number)
    }
  }

  private static func color(_ color: RGBColor) -> Color {
    .rgb(UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue))
  }

  private func make(_ number: Int) {
    guard inWork[number] == nil, let capabilities else { return }
    let jpeg = files[number % files.count]
    let method = capabilities.pictures.method
    let cell = ImageSize(width: capabilities.cellSize.width, height: capabilities.cellSize.height)
    inWork[number] = Task {
      let made = await Task.detached { try? Self.shown(jpeg, number, method, cell) }.value
      inWork[number] = nil
      guard let made, method == self.capabilities?.pictures.method else { return onChange() }
      keep(made, number)
      onChange()
    }
  }

  /// Caches a thumbnail, and evicts the oldest one if the cache is full.
  private func keep(_ made: Shown, _ number: Int) {
    shown[number] = made
    order.append(number)
    if order.count > 60 { shown[order.removeFirst()] = nil }
  }

  private nonisolated static func shown(
    _ jpeg: [UInt8], _ number: Int, _ method: PictureMethod, _ cell: ImageSize
  ) throws -> Shown {
    switch method {
    case .kittyPlaceholders, .kitty:
      let pixels = try Method.kitty.decoded(jpeg, for: size, cell).resized(to: size.pixels(cell: cell))
      return .placeholders(KittyImage(id: number + 1).upload(PNGImage(pixels), placeholders: size))
    case .sixel, .iterm:
      let drawing = try (method == .sixel ? Method.sixel : .iterm).show(jpeg, on: size, cell: cell)
      return .picture(
        Picture(id: number + 1, size: Size(width: size.columns, height: size.rows), drawing: drawing))
    case .blocks, .none:
      return .blocks(BlockImage(try Method.halves.decoded(jpeg, for: size, cell), .halves, area: size))
    }
  }
}
