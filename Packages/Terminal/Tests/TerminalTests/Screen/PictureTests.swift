import Terminal
import Testing

@Suite("Pictures on the screen")
struct PictureTests {
  private let size = Size(width: 20, height: 8)
  private let screen = Screen(size: Size(width: 20, height: 8), options: Screen.Options(depth: .trueColor))

  private func picture(_ id: Int) -> Picture {
    Picture(
      id: id, size: Size(width: 6, height: 3), drawing: Array("\u{1B}Pdraw \(id)\u{1B}\\".utf8),
      removal: Array("\u{1B}Premove \(id)\u{1B}\\".utf8)
    )
  }

  /// Returns the pictures that a frame draws and removes, in order.
  private func drawn(_ draw: (Canvas) -> Void) -> [String] {
    var terminal = ModelTerminal(size: size)
    terminal.write(screen.frame(draw))
    return terminal.drawn.map { $0.name.hasPrefix("draw") ? "\($0.name) at \($0.at.x),\($0.at.y)" : $0.name }
  }

  @Test("A picture is drawn once, drawn again after a move, and removed when a frame does not contain it")
  func lifetime() {
    let picture = self.picture(1)
    #expect(drawn { _ = $0.place(picture, at: Point(x: 2, y: 1)) } == ["draw 1 at 2,1"])
    #expect(drawn { _ = $0.place(picture, at: Point(x: 2, y: 1)) } == [])
    #expect(drawn { _ = $0.place(picture, at: Point(x: 3, y: 1)) } == ["remove 1", "draw 1 at 3,1"])
    #expect(drawn { _ in } == ["remove 1"])
  }

  @Test("A frame around a picture does not draw the picture again")
  func framed() {
    let picture = self.picture(1)
    func shown(_ sides: Character) -> [String] {
      drawn { canvas in
        _ = canvas.place(picture, at: Point(x: 2, y: 1))
        for y in 1...3 {
          canvas.put(sides, at: Point(x: 1, y: y))
          canvas.put(sides, at: Point(x: 8, y: y))
        }
      }
    }
    #expect(shown(" ") == ["draw 1 at 2,1"])
    #expect(shown("|") == [])
    #expect(shown(" ") == [])
  }

  @Test("Showing another part of a picture does not remove the picture first")
  func otherPart() {
    func part(_ name: String) -> Picture {
      Picture(
        id: 1, size: Size(width: 6, height: 3), drawing: Array("\u{1B}Pdraw \(name)\u{1B}\\".utf8),
        removal: Array("\u{1B}Premove\u{1B}\\".utf8))
    }
    #expect(drawn { _ = $0.place(part("left"), at: .zero) } == ["draw left at 0,0"])
    #expect(drawn { _ = $0.place(part("right"), at: .zero) } == ["draw right at 0,0"])
    #expect(drawn { _ = $0.place(part("right"), at: .zero) } == [])
  }

  @Test("A picture is removed while text covers it, and is drawn again afterwards")
  func covered() {
    let picture = self.picture(1)
    #expect(drawn { _ = $0.place(picture, at: .zero) } == ["draw 1 at 0,0"])
    let covered = drawn { canvas in
      _ = canvas.place(picture, at: .zero)
      canvas.draw("dialog", at: Point(x: 4, y: 2))
    }
    #expect(covered == ["remove 1"])
    #expect(drawn { _ = $0.place(picture, at: .zero) } == ["draw 1 at 0,0"])
  }

  @Test("The cells under a removed picture are written again")
  func erased() {
    var terminal = ModelTerminal(size: size)
    terminal.write(screen.frame { _ = $0.place(picture(1), at: .zero) })
    let bytes = screen.frame { _ in }
    #expect(String(decoding: bytes, as: UTF8.self).filter { $0 == " " }.count >= 18)
  }

  @Test("A picture that does not fit or would scroll the terminal is not drawn")
  func refused() {
    let picture = self.picture(1)
    var accepted: [Bool] = []
    let drawn = self.drawn { canvas in
      accepted = [
        canvas.place(picture, at: Point(x: 15, y: 0)),
        canvas.place(picture, at: Point(x: 0, y: 5)),
        canvas.part(Rect(x: 0, y: 0, width: 5, height: 5)).place(picture, at: .zero),
        canvas.place(picture, at: Point(x: 14, y: 4)),
      ]
    }
    #expect(accepted == [false, false, false, true])
    #expect(drawn == ["draw 1 at 14,4"])
  }

  @Test("The data of a picture is sent once, and again after a reset")
  func uploads() {
    let upload = Array("\u{1B}Pupload\u{1B}\\".utf8)
    let draw = { (canvas: Canvas) in
      canvas.require(upload: 7) { upload }
      canvas.putPlaceholders(ofPicture: 7, in: Rect(x: 0, y: 0, width: 2, height: 1)) { _, _ in
        "\u{10EEEE}\u{305}\u{30D}"
      }
    }
    #expect(drawn(draw) == ["upload"])
    #expect(drawn(draw) == [])
    screen.reset()
    #expect(drawn(draw) == ["upload"])
    screen.forget(upload: 7, command: Array("\u{1B}Pdelete\u{1B}\\".utf8))
    #expect(drawn(draw) == ["delete", "upload"])
  }

  @Test("A full repaint places pictures again without clearing their data")
  func repaintKeepsData() {
    let upload = Array("\u{1B}Pupload\u{1B}\\".utf8)
    let picture = self.picture(1)
    let draw = { (canvas: Canvas) in
      canvas.require(upload: 1) { upload }
      _ = canvas.place(picture, at: Point(x: 2, y: 1))
    }
    #expect(drawn(draw) == ["upload", "draw 1 at 2,1"])
    screen.repaint()
    // When kitty receives `CSI 2 J`, it releases the data of all pictures without a placement, including data that was
    // just sent.
    #expect(!String(decoding: screen.frame(draw), as: UTF8.self).contains("\u{1B}[2J"))
    screen.repaint()
    #expect(drawn(draw) == ["remove 1", "draw 1 at 2,1"])
    screen.resize(to: Size(width: 30, height: 9))
    #expect(drawn(draw) == ["remove 1", "draw 1 at 2,1"])
    screen.repaint()
    #expect(drawn { _ in } == ["remove 1"])
  }

  @Test("The data of pictures is sent before the synchronized frame")
  func uploadsBeforeFrame() throws {
    screen.options.isSynchronized = true
    let upload = Array("\u{1B}P\(String(repeating: "x", count: 5000))\u{1B}\\".utf8)
    let output = String(
      decoding: screen.frame { canvas in
        canvas.require(upload: 1) { upload }
        _ = canvas.place(picture(1), at: .zero)
      }, as: UTF8.self)
    let opening = try #require(output.firstRange(of: "\u{1B}[?2026h"))
    let data = try #require(output.firstRange(of: "xxxx"))
    #expect(data.upperBound < opening.lowerBound)
    let place = try #require(output.firstRange(of: "draw 1"))
    #expect(place.lowerBound > opening.upperBound)
    // If the screen does not change, data is sent without a frame.
    let more = screen.frame { canvas in
      canvas.require(upload: 1) { upload }
      canvas.require(upload: 2) { Array("\u{1B}Pnext\u{1B}\\".utf8) }
      _ = canvas.place(picture(1), at: .zero)
    }
    #expect(String(decoding: more, as: UTF8.self) == "\u{1B}Pnext\u{1B}\\")
  }

  @Test("A picture that the terminal does not have is sent again, and is no longer placed after three attempts")
  func missingPicture() {
    let upload = Array("\u{1B}Pupload\u{1B}\\".utf8)
    let picture = self.picture(1)
    var isPlaced = false
    let draw = { (canvas: Canvas) in
      canvas.require(upload: 1) { upload }
      canvas.require(upload: 2) { upload }
      isPlaced = canvas.place(picture, at: .zero)
    }
    #expect(drawn(draw) == ["upload", "upload", "draw 1 at 0,0"])
    screen.resend(upload: 99)
    #expect(drawn(draw) == [])
    for _ in 0..<2 {
      screen.resend(upload: 1)
      #expect(drawn(draw) == ["upload", "draw 1 at 0,0"])
      #expect(drawn(draw) == [])
    }
    screen.resend(upload: 1)
    _ = drawn(draw)
    #expect(!isPlaced)
    screen.repaint()
    _ = drawn(draw)
    #expect(isPlaced)
  }

  @Test("The check for missing data is sent after an upload, when the picture appears again, and after a repaint")
  func missingPlaceholders() {
    let check = Array("\u{1B}Pcheck\u{1B}\\".utf8)
    var isAccepted = false
    let draw = { (canvas: Canvas) in
      isAccepted = canvas.require(upload: 1, check: check) { Array("\u{1B}Pupload\u{1B}\\".utf8) }
    }
    func sent(_ draw: (Canvas) -> Void) -> [String] {
      String(decoding: screen.frame(draw), as: UTF8.self).split(separator: "\u{1B}")
        .filter { $0.hasPrefix("P") }.map { String($0.dropFirst()) }
    }
    #expect(sent(draw) == ["upload", "check"])
    #expect(sent(draw) == [])
    #expect(sent { _ in } == [])
    #expect(sent(draw) == ["check"])
    screen.repaint()
    #expect(sent(draw) == ["check"])
    for _ in 1...2 {
      screen.resend(upload: 1)
      #expect(sent(draw) == ["upload", "check"])
    }
    screen.resend(upload: 1)
    #expect(sent(draw) == [])
    #expect(!isAccepted)
    screen.repaint()
    screen.options.isInTmux = true
    #expect(sent(draw).filter { $0.contains("check") } == [])
    #expect(isAccepted)
  }

  @Test("In tmux, commands that send or delete picture data are wrapped in passthrough sequences, and frames are not")
  func wrapped() {
    screen.options.isInTmux = true
    let upload = Array("\u{1B}_Gm=1;AAAA\u{1B}\\\u{1B}_Gm=0;BB==\u{1B}\\".utf8)
    let output = String(
      decoding: screen.frame { canvas in
        canvas.require(upload: 7) { upload }
        canvas.draw("text", at: .zero)
      }, as: UTF8.self)
    let pieces =
      "\u{1B}Ptmux;\u{1B}\u{1B}_Gm=1;AAAA\u{1B}\u{1B}\\\u{1B}\\"
      + "\u{1B}Ptmux;\u{1B}\u{1B}_Gm=0;BB==\u{1B}\u{1B}\\\u{1B}\\"
    #expect(output.hasPrefix(pieces))
    #expect(output.dropFirst(pieces.count).contains("text"))
    screen.forget(upload: 7, command: Array("\u{1B}_Ga=d\u{7}".utf8))
    let forgotten = String(decoding: screen.frame { $0.draw("text", at: .zero) }, as: UTF8.self)
    #expect(forgotten == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=d\u{7}\u{1B}\\")
  }

  @Test("A picture of placeholders on a large screen is drawn once")
  func manyPlaceholders() {
    let screen = Screen(size: Size(width: 200, height: 60), options: Screen.Options(depth: .trueColor))
    func placeholder(column: Int, row: Int) -> Character {
      let marks = [row, column / 100, column % 100].compactMap { Unicode.Scalar(0x300 + UInt32($0)) }
      return Character(String(String.UnicodeScalarView(["\u{10EEEE}"] + marks)))
    }
    func draw() -> [UInt8] {
      screen.frame { canvas in
        canvas.putPlaceholders(ofPicture: 7, in: Rect(x: 0, y: 0, width: 200, height: 60), placeholder)
      }
    }
    #expect(!draw().isEmpty)
    #expect(draw().isEmpty)
  }

  @Test("Placeholders are identified by column and row, clipped like text, and computed once")
  func placeholders() {
    var asked: [Point] = []
    func draw() -> [UInt8] {
      screen.frame { canvas in
        canvas.part(Rect(x: 18, y: 7, width: 2, height: 1))
          .putPlaceholders(ofPicture: 66_051, in: Rect(x: -1, y: 0, width: 3, height: 2)) { column, row in
            asked.append(Point(x: column, y: row))
            return column == 1 ? "\u{10EEEE}\u{305}\u{30D}" : "\u{10EEEE}\u{305}\u{30E}"
          }
      }
    }
    let output = String(decoding: draw(), as: UTF8.self)
    #expect(output.hasSuffix("\u{1B}[8;19H\u{1B}[38;2;1;2;3m\u{10EEEE}\u{305}\u{30D}\u{10EEEE}\u{305}\u{30E}\u{1B}[0m"))
    screen.repaint()
    _ = draw()
    #expect(asked == [Point(x: 1, y: 0), Point(x: 2, y: 0)])
  }
}
