import Testing

@testable import Terminal

@Suite("Keys, mouse, paste and answers")
struct InputParserTests {
  private func events(_ text: String) -> [InputEvent] {
    var parser = InputParser()
    return parser.events(in: text.utf8) + parser.decide()
  }

  @Test(
    "A key is recognized in every encoding that terminals use",
    arguments: [
      ("a", .character("a")), ("é", .character("é")), ("嵐", .character("嵐")), ("🚀", .character("🚀")),
      ("\r", KeyPress(.enter)), ("\t", KeyPress(.tab)), ("\u{7F}", KeyPress(.backspace)), ("\u{1B}", KeyPress(.escape)),
      ("\u{3}", .control("c")), ("\u{0}", .control(" ")), ("\u{1B}x", KeyPress(.character("x"), .alt)),
      ("\u{1B}[A", KeyPress(.up)), ("\u{1B}OB", KeyPress(.down)), ("\u{1B}[1;5C", KeyPress(.right, .control)),
      ("\u{1B}[H", KeyPress(.home)), ("\u{1B}[4~", KeyPress(.end)), ("\u{1B}[5~", KeyPress(.pageUp)),
      ("\u{1B}[6;3~", KeyPress(.pageDown, .alt)), ("\u{1B}[3~", KeyPress(.delete)),
      ("\u{1B}[Z", KeyPress(.tab, .shift)),
      ("\u{1B}OP", KeyPress(.function(1))), ("\u{1B}[15~", KeyPress(.function(5))),
      ("\u{1B}[24~", KeyPress(.function(12))),
      ("\u{1B}[[B", KeyPress(.function(2))), ("\u{1B}[1;2R", KeyPress(.function(3), .shift)),
      ("\u{1B}[27u", KeyPress(.escape)), ("\u{1B}[99;5u", .control("c")), ("\u{1B}[57400u", .character("1")),
      ("\u{1B}[97;65u", .character("a")), ("\u{1B}[", KeyPress(.character("["), .alt)),
      ("\u{1B}[3$", KeyPress(.delete, .shift)), ("\u{1B}[5^", KeyPress(.pageUp, .control)),
      ("\u{1B}[8@", KeyPress(.end, [.shift, .control])), ("\u{1B}[a", KeyPress(.up, .shift)),
      ("\u{1B}Od", KeyPress(.left, .control)), ("\u{1B}O2P", KeyPress(.function(1), .shift)),
      ("\u{1B}O1;5Q", KeyPress(.function(2), .control)), ("\u{1B}OM", KeyPress(.enter)),
      ("\u{1B}Ok", .character("+")), ("\u{1B}Oy", .character("9")), ("\u{1B}[25~", KeyPress(.function(13))),
      ("\u{1B}[34~", KeyPress(.function(20))),
      ("\u{1B}]", KeyPress(.character("]"), .alt)), ("\u{1B}O", KeyPress(.character("O"), .alt)),
    ] as [(String, KeyPress)]
  )
  func keys(sent: String, key: KeyPress) {
    #expect(events(sent) == [.key(key)])
  }

  @Test(
    "Mouse events have a button, a position and modifiers",
    arguments: [
      ("\u{1B}[<0;10;5M", MouseEvent(.press, at: Point(x: 9, y: 4))),
      ("\u{1B}[<0;10;5m", MouseEvent(.release, at: Point(x: 9, y: 4))),
      ("\u{1B}[<2;1;1M", MouseEvent(.press, button: .right, at: .zero)),
      ("\u{1B}[<32;300;200M", MouseEvent(.drag, at: Point(x: 299, y: 199))),
      ("\u{1B}[<64;1;1M", MouseEvent(.scrollUp, button: .none, at: .zero)),
      ("\u{1B}[<81;1;1M", MouseEvent(.scrollDown, button: .none, at: .zero, modifiers: .control)),
    ] as [(String, MouseEvent)]
  )
  func mouse(sent: String, event: MouseEvent) {
    #expect(events(sent) == [.mouse(event)])
  }

  @Test("The back and forward buttons of a mouse are not reported as clicks", arguments: 128...131)
  func otherButtons(code: Int) {
    #expect(events("\u{1B}[<\(code);1;1M\u{1B}[<\(code);1;1mx") == [.key(.character("x"))])
  }

  @Test(
    "All answers of a terminal are recognized",
    arguments: [
      ("\u{1B}[?62;4;22c", .attributes([62, 4, 22])),
      ("\u{1B}P>|kitty(0.35.2)\u{1B}\\", .name("kitty(0.35.2)")),
      ("\u{1B}[?2026;2$y", .mode(2026, isSupported: true)),
      ("\u{1B}[?2026;0$y", .mode(2026, isSupported: false)),
      ("\u{1B}[6;20;10t", .cellSize(width: 10, height: 20)),
      ("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", .background(red: 0x1E, green: 0x1E, blue: 0x2E)),
      ("\u{1B}]11;rgb:f/8/0\u{7}", .background(red: 255, green: 136, blue: 0)),
      ("\u{1B}_Gi=31;OK\u{1B}\\", .kittyGraphics(isSupported: true)),
      ("\u{1B}_Gi=31;ENOTSUP:no\u{1B}\\", .kittyGraphics(isSupported: false)),
      ("\u{1B}_Gi=12345,p=1;ENOENT:no image\u{1B}\\", .missingPicture(id: 12345)),
      ("\u{1B}P1$r0;48:2:1:2:3m\u{1B}\\", .trueColor(isSupported: true)),
      ("\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\", .trueColor(isSupported: true)),
      ("\u{1B}P1$r48;2;1;2;3m\u{1B}\\", .trueColor(isSupported: true)),
      ("\u{1B}P1$r0;48:5:16m\u{1B}\\", .trueColor(isSupported: false)),
      ("\u{1B}P1$r0m\u{1B}\\", .trueColor(isSupported: false)),
      ("\u{1B}P!|7E565445\u{1B}\\", .family("VTE")),
      ("\u{1B}P!|7e4b4445\u{1B}\\", .family("Konsole")),
      ("\u{1B}P1+r544E=6D6C7465726D\u{1B}\\", .family("mlterm")),
      ("\u{1B}P1+r544e=6d6c7465726d\u{1B}\\", .family("mlterm")),
      ("\u{1B}[?1u", .kittyKeyboard),
      ("\u{1B}[?997;2n", .appearance(isDark: false)),
    ] as [(String, TerminalAnswer)]
  )
  func answers(sent: String, answer: TerminalAnswer) {
    #expect(events(sent) == [.answer(answer)])
  }

  /// The input of a session, including unusual and malformed sequences.
  private static let session =
    "a\u{1B}[A嵐\u{1B}[?62;4c👩‍🚀\u{1B}P>|XTerm(379)\u{1B}\\q\u{1B}[<0;3;4M\u{1B}[200~two\nlines \u{1B}[31m\u{1B}[201~"
    + "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}\u{1B}[I\u{1B}[O\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[24;80R\u{1B}[>41;379;0c\u{1B}Ox"
    + "\u{1B}[?1;2;3;4S\u{1B}P1+r524742\u{1B}\\\u{1B}]52;c;aGk=\u{1B}\\\u{1B}[4;600;800t\u{1B}[M !!\u{1B}[[Ax"

  @Test("The events do not depend on how the bytes are split")
  func anySplit() {
    let bytes = Array(Self.session.utf8)
    let whole = events(Self.session)
    #expect(whole.count == 18)
    var random = SeededRandom(seed: 3)
    for _ in 0..<300 {
      var parser = InputParser()
      var pieces: [InputEvent] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...9, using: &random)
        pieces += parser.events(in: rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(pieces == whole)
    }
  }

  @Test("An answer that arrives byte by byte is never treated as typed text")
  func noLeak() {
    let answers = [
      "\u{1B}[?62;4;22c", "\u{1B}[>41;379;0c", "\u{1B}P>|tmux 3.3a\u{1B}\\", "\u{1B}P!|00000000\u{1B}\\",
      "\u{1B}P!|7E56544\u{1B}\\", "\u{1B}P!|\u{1B}\\", "\u{1B}P1+r544E=FFFE\u{1B}\\", "\u{1B}P0+r544E\u{1B}\\",
      "\u{1B}[?2026;2$y",
      "\u{1B}[6;20;10t", "\u{1B}[24;80R", "\u{1B}]10;rgb:0/0/0\u{1B}\\", "\u{1B}]4;1;rgb:0/0/0\u{7}",
      "\u{1B}_Gi=7;ENOENT:x\u{1B}\\",
      "\u{1B}P1$r0;48:2:1:2:3m\u{1B}\\", "\u{1B}[4;2$y",
      "\u{1B}[?0u", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[?12;1;2S", "\u{1B}[48;24;80;480;800t",
    ]
    for answer in answers {
      var parser = InputParser()
      var typed = ""
      for byte in Array("x\(answer)y".utf8) {
        for case .key(let key) in parser.events(in: [byte]) { typed += key.typedText ?? "<\(key)>" }
      }
      #expect(typed == "xy", "\(answer.debugDescription)")
    }
  }

  @Test("A lone Escape becomes a key after a pause, and the pause does not interrupt an incomplete answer")
  func undecided() {
    var parser = InputParser()
    #expect(parser.events(in: "\u{1B}".utf8).isEmpty)
    #expect(parser.isUndecided)
    #expect(parser.decide() == [.key(KeyPress(.escape))])
    #expect(!parser.isUndecided)
    #expect(parser.events(in: "\u{1B}]11;rgb:00".utf8).isEmpty)
    #expect(!parser.isUndecided)
    #expect(parser.decide().isEmpty)
    #expect(parser.events(in: "/00/00\u{7}".utf8) == [.answer(.background(red: 0, green: 0, blue: 0))])
    #expect(events("\u{1B}\u{1B}") == [.key(KeyPress(.escape)), .key(KeyPress(.escape))])
  }

  @Test(
    "The first of two escape characters means Alt if a key's control sequence follows; otherwise, it is the Escape key",
    arguments: [
      ("\u{1B}\u{1B}[A", [.key(KeyPress(.up, .alt))]),
      ("\u{1B}\u{1B}OB", [.key(KeyPress(.down, .alt))]),
      ("\u{1B}\u{1B}[1;5C", [.key(KeyPress(.right, [.alt, .control]))]),
      ("\u{1B}\u{1B}[3~", [.key(KeyPress(.delete, .alt))]),
      ("\u{1B}\u{1B}x", [.key(KeyPress(.escape)), .key(KeyPress(.character("x"), .alt))]),
      ("\u{1B}\u{1B}[?1u", [.key(KeyPress(.escape)), .answer(.kittyKeyboard)]),
      ("\u{1B}\u{1B}]11;rgb:0/0/0\u{7}", [.key(KeyPress(.escape)), .answer(.background(red: 0, green: 0, blue: 0))]),
      ("\u{1B}\u{1B}[<0;1;1M", [.key(KeyPress(.escape)), .mouse(MouseEvent(.press, at: .zero))]),
      ("\u{1B}\u{1B}\u{1B}[A", [.key(KeyPress(.escape)), .key(KeyPress(.up, .alt))]),
    ] as [(String, [InputEvent])]
  )
  func twoEscapes(sent: String, expected: [InputEvent]) {
    #expect(events(sent) == expected)
    var parser = InputParser()
    #expect(sent.utf8.flatMap { parser.events(in: [$0]) } + parser.decide() == expected)
  }

  /// kitty 0.26 sends these sequences with the flags 1 and 4 of its keyboard protocol.
  @Test(
    "With Ctrl or Alt, a non-Latin letter is treated as the letter on the same key of the standard layout",
    arguments: [
      ("\u{1B}[1089::99;5u", .control("c")), ("\u{1B}[12610::113;5u", .control("q")),
      ("\u{1B}[1089:1057:99;6u", KeyPress(.character("c"), [.control, .shift])),
      ("\u{1B}[1089::99;3u", KeyPress(.character("c"), .alt)),
      ("\u{1B}[1089;5u", .control("c")),
      // A Latin letter does not change: on a Dvorak keyboard, c is on the I key of the standard layout.
      ("\u{1B}[99::105;5u", .control("c")),
      ("\u{1B}[1089u", .character("с")),
    ] as [(String, KeyPress)]
  )
  func otherLayouts(sent: String, key: KeyPress) {
    #expect(events(sent) == [.key(key)])
  }

  @Test("The function and keypad keys of kitty's protocol are recognized with every modifier")
  func kittyFunctionKeys() {
    var keys: [(Int, KeyPress.Key)] = (13...35).map { (57_376 + $0 - 13, .function($0)) }
    keys += zip(57_399..., "0123456789./*-+").map { ($0, .character($1)) }
    keys += [(57_414, .enter), (57_415, .character("=")), (57_416, .character(",")), (57_425, .insert)]
    for (code, key) in keys {
      #expect(events("\u{1B}[\(code)u") == [.key(KeyPress(key))])
      for bits in UInt8(1)..<16 {
        let press = KeyPress(key, KeyPress.Modifiers(rawValue: bits))
        #expect(events("\u{1B}[\(code);\(bits + 1)u") == [.key(press)])
      }
    }
  }

  @Test("Released keys are ignored", arguments: ["\u{1B}[97;1:3u", "\u{1B}[1;1:3A", "\u{1B}[3;1:3~"])
  func released(sent: String) {
    #expect(events(sent).isEmpty)
  }

  @Test(
    "F3 is distinguished from a report of the cursor's position",
    arguments: [
      ("\u{1B}[R", KeyPress(.function(3))), ("\u{1B}[1;5R", KeyPress(.function(3), .control)),
      ("\u{1B}[1;129R", KeyPress(.function(3))), ("\u{1B}[13~", KeyPress(.function(3))),
      ("\u{1B}[1;80R", nil), ("\u{1B}[24;80R", nil), ("\u{1B}[2;2R", nil), ("\u{1B}[1;300R", nil),
    ] as [(String, KeyPress?)]
  )
  func functionKeyThree(sent: String, key: KeyPress?) {
    #expect(events(sent) == (key.map { [.key($0)] } ?? []))
  }

  @Test("Ctrl-C and escape sequences are recognized within an unterminated control string")
  func brokenString() {
    #expect(events("\u{1B}]0;abc\u{3}") == [.key(.control("c"))])
    #expect(events("\u{1B}]0;abc\u{1B}[B") == [.key(KeyPress(.down))])
  }

  @Test("Pasted text is one event, sanitized and limited in length")
  func paste() throws {
    #expect(events("\u{1B}[200~a\r\nb\u{1B}[31mc\u{9}d\u{1B}[201~") == [.paste("a\nbc d")])
    let long = String(repeating: "x", count: InputParser.longestPaste + 100_000)
    let event = try #require(events("\u{1B}[200~\(long)\u{1B}[201~").first)
    guard case .paste(let text) = event else { throw TestFailure(description: "not a paste: \(event)") }
    #expect(text.utf8.count == InputParser.longestPaste)
  }

  @Test("Keys after random bytes are recognized")
  func noise() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<500 {
      var parser = InputParser()
      let noise = (0..<200).map { _ -> UInt8 in
        Bool.random(using: &random) ? 0x1B : UInt8.random(in: 0...255, using: &random)
      }
      _ = parser.events(in: noise)
      _ = parser.events(in: "\u{1B}[201~\u{18}\u{1B}\\\u{1B}\\".utf8)
      _ = parser.decide()
      #expect(parser.events(in: "\u{1B}[A".utf8).last == .key(KeyPress(.up)))
    }
  }
}

struct TestFailure: Error, CustomStringConvertible {
  let description: String
}
