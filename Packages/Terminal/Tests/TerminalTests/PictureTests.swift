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

  @Test("A picture is drawn once, drawn again after it moved, and removed at the end")
  func lifetime() {
    let picture = self.picture(1)
    #expect(drawn { _ = $0.place(picture, at: Point(x: 2, y: 1)) } == ["draw 1 at 2,1"])
    #expect(drawn { _ = $0.place(picture, at: Point(x: 2, y: 1)) } == [])
    #expect(drawn { _ = $0.place(picture, at: Point(x: 3, y: 1)) } == ["remove 1", "draw 1 at 3,1"])
    #expect(drawn { _ in } == ["remove 1"])
  }

  @Test("Another part of a picture replaces the previous one without removing it")
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

  @Test("A covered picture is removed, and drawn again later")
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

  @Test("A picture that does not fit, or would scroll the terminal, is not drawn")
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

  @Test("Data is sent once, and again after a reset")
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

  @Test("In tmux, each uploaded sequence is wrapped, but the rest of the frame is not")
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
