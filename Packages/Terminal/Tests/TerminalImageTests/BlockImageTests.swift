import Images
import ImagesTesting
import Terminal
import TerminalImage
import Testing

@Suite("Pictures made of block characters") struct BlockImageTests {
  /// Returns the picture that the cells show.
  /// - Parameter side: the number of pixels per cell in each direction.
  private func shown(_ blocks: BlockImage, side: Int = 2) -> RGBImage {
    RGBImage(width: blocks.area.columns * side, height: blocks.area.rows * side) { x, y in
      let cell = blocks[x / side, y / side]
      let isForeground = isForeground(cell.character, x % side * 4 / side, y % side * 4 / side)
      let color = isForeground ? cell.foreground : cell.background
      return (Int(color.red), Int(color.green), Int(color.blue))
    }
  }

  /// - Parameters:
  ///   - x: one of the character's four columns.
  ///   - y: one of the character's four rows.
  private func isForeground(_ character: Character, _ x: Int, _ y: Int) -> Bool {
    let quarters: [Character: Int] = [
      " ": 0b0000, "▗": 0b0001, "▖": 0b0010, "▄": 0b0011, "▝": 0b0100, "▐": 0b0101, "▞": 0b0110, "▟": 0b0111,
      "▘": 0b1000,
      "▚": 0b1001, "▌": 0b1010, "▙": 0b1011, "▀": 0b1100, "▜": 0b1101, "▛": 0b1110, "█": 0b1111,
    ]
    switch character {
    case "▂": return y == 3
    case "▆": return y > 0
    case "▎": return x == 0
    case "▊": return x < 3
    default: return (quarters[character] ?? 0) & (8 >> (y / 2 * 2 + x / 2)) != 0
    }
  }

  @Test("Half blocks show every pixel exactly") func halvesAreExact() {
    let picture = RGBImage.noise(width: 12, height: 10, seed: 1)
    let blocks = BlockImage(picture, .halves, area: CellArea(columns: 12, rows: 5))
    let wide = RGBImage(width: 24, height: 10) { x, y in
      (Int(picture[x / 2, y].red), Int(picture[x / 2, y].green), Int(picture[x / 2, y].blue))
    }
    #expect(shown(blocks) == wide)
  }

  /// Tests every division of a cell into two colors.
  @Test("Quarter blocks show a cell of two colors exactly") func quartersShowTwoColors() {
    for parting in 0..<16 {
      let picture = RGBImage(width: 4, height: 4) { x, y in
        parting & (8 >> (y / 2 * 2 + x / 2)) != 0 ? (250, 10, 30) : (20, 40, 200)
      }
      #expect(shown(BlockImage(picture, .quarters, area: CellArea(columns: 1, rows: 1)), side: 4) == picture)
    }
  }

  @Test(
    "Blocks such as ▂ and ▎ show a narrow strip of another color exactly",
    arguments: [("▂", 0...3, 3...3), ("▆", 0...3, 1...3), ("▎", 0...0, 0...3), ("▊", 0...2, 0...3)])
  func stripsShowTwoColors(character: String, columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let picture = RGBImage(width: 4, height: 4) { x, y in
      columns.contains(x) && rows.contains(y) ? (250, 10, 30) : (20, 40, 200)
    }
    let blocks = BlockImage(picture, .quarters, area: CellArea(columns: 1, rows: 1))
    #expect(String(blocks.cells[0].character) == character)
    #expect(shown(blocks, side: 4) == picture)
  }

  @Test("A cell of one color is drawn as a space") func oneColorIsASpace() {
    for style in [BlockImage.Style.halves, .quarters] {
      let blocks = BlockImage(.flat(width: 9, height: 9, (9, 99, 199)), style, area: CellArea(columns: 3, rows: 2))
      #expect(
        blocks.cells.allSatisfy { $0.character == " " && $0.background == RGBColor(red: 9, green: 99, blue: 199) })
    }
  }

  @Test("Quarter blocks are sharper than half blocks") func quartersAreSharper() {
    let picture = RGBImage.landscape(width: 160, height: 160)
    let area = CellArea(columns: 40, rows: 40)
    let halves = shown(BlockImage(picture, .halves, area: area), side: 4).peakSignalToNoise(to: picture)
    let quarters = shown(BlockImage(picture, .quarters, area: area), side: 4).peakSignalToNoise(to: picture)
    #expect(quarters > halves + 0.5)
  }

  private static let primaries = [0, 1, 2, 3, 4, 5, 6, 7].map { bits -> RGBColor in
    RGBColor(red: bits & 4 == 0 ? 0 : 255, green: bits & 2 == 0 ? 0 : 255, blue: bits & 1 == 0 ? 0 : 255)
  }

  private func nearestPrimary(_ color: RGBColor) -> RGBColor {
    func end(_ channel: UInt8) -> UInt8 { channel < 128 ? 0 : 255 }
    return RGBColor(red: end(color.red), green: end(color.green), blue: end(color.blue))
  }

  @Test("A dithered picture uses only the terminal's colors and preserves the average color")
  func ditheringKeepsAverageColor() {
    let picture = RGBImage.landscape(width: 160, height: 160)
    let dithered = BlockImage(picture, area: CellArea(columns: 40, rows: 40), dithering: nearestPrimary)
    #expect(
      dithered.cells.allSatisfy { Self.primaries.contains($0.foreground) && Self.primaries.contains($0.background) })
    let far = ImageSize(width: 10, height: 10)
    let nearest = RGBImage(width: 80, height: 80) { x, y in
      let color = nearestPrimary(picture[x * 2, y * 2])
      return (Int(color.red), Int(color.green), Int(color.blue))
    }
    let target = picture.resized(to: far)
    let difference = shown(dithered).resized(to: far).meanDifference(to: target)
    #expect(difference < 12)
    #expect(difference < nearest.resized(to: far).meanDifference(to: target) / 4)
  }

  @Test("A picture in the terminal's colors is shown exactly") func terminalColorsAreExact() {
    let picture = RGBImage(width: 40, height: 40) { x, y in (x / 3 + y / 2) % 2 == 0 ? (255, 0, 255) : (0, 255, 0) }
    let dithered = BlockImage(picture, area: CellArea(columns: 20, rows: 20), dithering: nearestPrimary)
    #expect(shown(dithered) == picture)
  }

  private static let sixteen = ColorDepth.sixteenColors.map {
    RGBColor(red: $0.red, green: $0.green, blue: $0.blue)
  }

  @Test("With sixteen colors, an area of one color is drawn with a single mixture of the terminal's colors")
  func shadesAreEven() {
    for color in [(70, 120, 160), (128, 96, 64), (40, 60, 30), (210, 190, 170)] {
      let blocks = BlockImage(
        .flat(width: 40, height: 40, color), area: CellArea(columns: 8, rows: 4), shading: Self.sixteen)
      #expect(Set(blocks.cells).count == 1)
      #expect(" ░▒▓".contains(blocks.cells[0].character))
      #expect(Self.sixteen.contains(blocks.cells[0].foreground) && Self.sixteen.contains(blocks.cells[0].background))
    }
  }

  @Test("With sixteen colors, shading preserves the colors of a photograph better than dithering")
  func shadesAreNearer() {
    let picture = RGBImage.landscape(width: 160, height: 160)
    let area = CellArea(columns: 40, rows: 20)
    let small = picture.resized(to: ImageSize(width: 40, height: 20))
    func difference(_ blocks: BlockImage) -> Double { seen(blocks).meanDifference(to: small) }
    let dithered = BlockImage(picture, area: area) { color in
      let (red, green, blue) = ColorDepth.ansi16.nearest(red: color.red, green: color.green, blue: color.blue)
      return RGBColor(red: red, green: green, blue: blue)
    }
    #expect(difference(BlockImage(picture, area: area, shading: Self.sixteen)) < difference(dithered) * 0.7)
  }

  /// Returns the average color of each cell.
  private func seen(_ blocks: BlockImage) -> RGBImage {
    let parts: [Character: Double] = [
      " ": 0, "░": 0.25, "▒": 0.5, "▓": 0.75, "▀": 0.5, "▄": 0.5, "▌": 0.5, "▐": 0.5, "▚": 0.5, "▞": 0.5, "▘": 0.25,
      "▝": 0.25, "▖": 0.25, "▗": 0.25, "▙": 0.75, "▛": 0.75, "▜": 0.75, "▟": 0.75, "█": 1,
    ]
    return RGBImage(width: blocks.area.columns, height: blocks.area.rows) { x, y in
      let cell = blocks[x, y]
      let part = parts[cell.character] ?? 0
      func mixed(_ front: UInt8, _ back: UInt8) -> Int {
        let (front, back) = (Double(front), Double(back))
        let light: Double = front * front * part + back * back * (1 - part)
        return Int(light.squareRoot())
      }
      return (
        mixed(cell.foreground.red, cell.background.red), mixed(cell.foreground.green, cell.background.green),
        mixed(cell.foreground.blue, cell.background.blue)
      )
    }
  }

  @Test("With sixteen colors, edges between the terminal's colors are exact")
  func shadedEdgesAreExact() {
    let picture = RGBImage(width: 4, height: 4) { x, _ in x < 1 ? (255, 0, 0) : (0, 0, 0) }
    let blocks = BlockImage(picture, area: CellArea(columns: 2, rows: 2), shading: Self.sixteen)
    #expect(shown(blocks) == picture)
  }

  /// Compares the squared error of the chosen division with the errors of all divisions.
  @Test("A cell is divided into two colors with the smallest possible error") func divisionHasLeastError() {
    for seed in 0..<200 {
      let picture = RGBImage.noise(width: 2, height: 2, seed: UInt64(seed))
      let quarters = RGBImage(width: 4, height: 4) { x, y in
        let color = picture[x / 2, y / 2]
        return (Int(color.red), Int(color.green), Int(color.blue))
      }
      let chosen = shown(BlockImage(quarters, .quarters, area: CellArea(columns: 1, rows: 1)))
      let best = (0..<16).map { error(picture, parted($0, picture)) }.min() ?? 0
      // The tolerance covers rounding errors of half a level per channel and pixel.
      #expect(error(picture, chosen) <= best + 4)
    }
  }

  private func parted(_ parting: Int, _ picture: RGBImage) -> RGBImage {
    func mean(_ group: Bool, _ channel: Int) -> Int {
      let values = (0..<4).filter { (parting & (8 >> $0) != 0) == group }.map { Int(picture.pixels[$0 * 3 + channel]) }
      return values.isEmpty ? 0 : (values.reduce(0, +) * 2 + values.count) / (values.count * 2)
    }
    return RGBImage(width: 2, height: 2) { x, y in
      let group = parting & (8 >> (y * 2 + x)) != 0
      return (mean(group, 0), mean(group, 1), mean(group, 2))
    }
  }

  /// Returns the squared error, in which green has twice the weight.
  private func error(_ one: RGBImage, _ other: RGBImage) -> Int {
    one.pixels.indices.map { index in
      let difference = Int(one.pixels[index]) - Int(other.pixels[index])
      return difference * difference * (index % 3 == 1 ? 2 : 1)
    }.reduce(0, +)
  }

  @Test("A line of ANSI text sets each color once and resets the style at the end") func linesSetColorsOnce() {
    let picture = RGBImage(width: 3, height: 2) { x, y in x < 2 ? (1, 2, 3) : (y * 4, 5, 60) }
    let text = String(decoding: BlockImage(picture, .halves, area: CellArea(columns: 3, rows: 1)).ansi(), as: UTF8.self)
    #expect(text == "\u{1B}[48;2;1;2;3m  \u{1B}[48;2;4;5;60m\u{1B}[38;2;0;5;60m▀\u{1B}[0m\n")
  }

  @Test("A fitted area has the aspect ratio of the picture") func pictureKeepsShape() {
    let area = CellArea(columns: 80, rows: 40)
    let cell = ImageSize(width: 8, height: 16)
    #expect(area.fitting(ImageSize(width: 300, height: 200), cell: cell) == CellArea(columns: 80, rows: 27))
    #expect(area.fitting(ImageSize(width: 200, height: 300), cell: cell) == CellArea(columns: 53, rows: 40))
    #expect(area.fitting(ImageSize(width: 9000, height: 1), cell: cell) == CellArea(columns: 80, rows: 1))
    #expect(
      CellArea(columns: 1, rows: 1).fitting(ImageSize(width: 1, height: 9), cell: cell) == CellArea(columns: 1, rows: 1)
    )
  }
}
