import Testing

@Suite("photolist show on a terminal", .needsTerminal) struct ShowScreenTests {
  /// In tmux, `show` prints kitty pictures only with `--images kitty`, and uses placeholders.
  @Test(
    "show prints the picture above the details",
    arguments: [
      (TerminalKind.kitty, "auto", "kitty-placeholder"), (.kitty, "kitty", "kitty"), (.kittyOld, "auto", "kitty"),
      (.sixel, "auto", "sixel"), (.iterm2, "auto", "iterm2"), (.truecolor, "auto", "blocks"), (.mute, "auto", "blocks"),
      (.tmux, "auto", "blocks"), (.tmux, "kitty", "kitty-placeholder"),
    ])
  func pictureIsPrinted(kind: TerminalKind, choice: String, picture: String) async throws {
    let visit = try await TerminalUser().visits(
      "show", "pMzJP9zEhpp", "--images", choice, on: kind, columns: 100, rows: 60,
      as: "show-\(kind.rawValue)-\(choice)",
      steps: [.sees("Sunset. No filter needed that morning."), .sees("Image by Leila Nazari"), .rests],
      leavingWith: "Enter")
    #expect(visit.images.map(\.kind) == [picture])
    #expect(visit.images.allSatisfy { $0.kind == "blocks" || $0.cols == 72 && $0.rows == 24 })
  }
}
