import Testing

/// Tests viewing photos on a terminal: the frame of the selected photo, zoom, and links to related photos.
@Suite("Viewing photos on a terminal", .needsTerminal) struct ViewingTests {
  @Test("The selected photo has a frame on every kind of terminal", arguments: TerminalKind.screens)
  func selectionHasFrame(kind: TerminalKind) async throws {
    try await TerminalUser().visits(
      on: kind, columns: 100, rows: 30, as: "viewing-frame-\(kind.rawValue)",
      steps: [
        .sees("1 of 240"), .presses("Right", "Down"), .sees("6 of 240"), .rests,
        .seesLine(matching: "▗▄{20,30}▖"), .seesLine(matching: "▐ Davor Petrić +▌"), .seesNoStaleCell,
      ], leavingWith: "q")
  }

  @Test("The keys + and - change the size of the thumbnails") func tilesChangeTheirSize() async throws {
    try await TerminalUser().visits(
      columns: 100, rows: 30, as: "viewing-tiles",
      steps: [
        .sees("1 of 240"), .seesLine(matching: "▗▄{20,30}▖"), .presses("+", "+"), .seesLine(matching: "▗▄{40,60}▖"),
        .presses("+", "+", "+"), .sees("The thumbnails cannot be larger."),
        // The size of the thumbnails also applies in other sections.
        .presses("3"), .sees("Mountains"), .seesLine(matching: "▗▄{40,99}▖"),
      ], leavingWith: "q")
  }

  @Test("The position in a zoomed picture is shown, and a picture can fill the screen")
  func zoomAndAlone() async throws {
    try await TerminalUser().visits(
      columns: 100, rows: 30, as: "viewing-zoom",
      steps: [
        .sees("1 of 240"), .presses("Enter"), .sees("Panasonic"), .presses("+"), .sees("Zoom 150 %"),
        .presses("Right"), .seesLine(matching: "Zoom 150 %, position [0-9]+ %, [0-9]+ %"), .presses("0"),
        .doesNotSee("Zoom 150 %"),
        .presses("z"), .sees("Esc shows everything again."), .doesNotSee("Panasonic"), .doesNotSee("2 Search"),
        .presses("Esc"), .sees("Panasonic"), .sees("2 Search"), .seesNoStaleCell,
      ], leavingWith: "q")
  }

  @Test("In 60 columns, hints show the keys that move a zoomed picture, and the author") func hintsFit() async throws {
    try await TerminalUser().visits(
      columns: 80, rows: 18, as: "viewing-hints",
      steps: [
        .sees("1 of 240"), .seesLine(matching: "^ Enter Open  L Like  d Save  .*q Quit"), .presses("Enter"),
        .seesLine(matching: "d Save  \\+ Zoom  Enter Author, tags"), .resizes(columns: 60, rows: 18),
        .seesLine(matching: "d Save  \\+ Zoom"), .presses("+", "+"),
        .seesLine(matching: "^ ← ↓ ↑ → Move"), .seesLine(matching: "Zoom 225 %, position [0-9]+ %, [0-9]+ % +✓"),
      ], leavingWith: "q")
  }

  @Test("The title and the credit of a photo each appear once on the screen", arguments: [80, 120])
  func titleAppearsOnce(columns: Int)
    async throws
  {
    try await TerminalUser().visits(
      columns: columns, rows: 36, as: "viewing-title-\(columns)",
      steps: [
        .sees("1 of 240"), .presses("Enter"), .sees("Leila Nazari"), .rests,
        .seesLine(matching: "Image by Leila Nazari, from the"), .seesLine(matching: "Sunset. No filter needed"),
        .lacks("(?s)Image by Leila.*Image by Leila"), .lacks("(?s)Sunset. No filter.*Sunset. No filter"),
      ], leavingWith: "q")
  }

  @Test("The photos of a photo's author can be opened") func photoLeadsToAuthor() async throws {
    try await TerminalUser().visits(
      columns: 100, rows: 30, as: "viewing-author",
      steps: [
        .sees("1 of 240"), .presses("Enter"), .sees("Panasonic"), .presses("Enter"), .sees("Photos by Leila Nazari"),
        .sees("Topic: sunsets"), .presses("Enter"), .sees("1 of 13"), .presses("Esc"), .sees("Panasonic"),
      ], leavingWith: "q")
  }

  @Test("A click on the credit of a photo opens the author's photos") func clickLeadsToAuthor() async throws {
    try await TerminalUser().visits(
      columns: 100, rows: 30, as: "viewing-author-click",
      steps: [
        .sees("1 of 240"), .presses("Enter"), .sees("Panasonic"), .rests,
        .sees("Image by Leila Nazari"), .clicks(column: 80, row: 4), .sees("1 of 13"),
        .presses("Esc"), .sees("Panasonic"),
      ], leavingWith: "q")
  }

  @Test("Collections can be listed and opened") func collectionsAreOpened() async throws {
    try await TerminalUser().visits(
      columns: 100, rows: 30, as: "viewing-collections",
      steps: [
        .sees("1 of 240"), .presses("5"), .sees("After Dark"), .presses("Enter"), .sees("1 of 24"),
        .sees("Quiet Mornings"), .presses("Esc"), .sees("After Dark"),
      ], leavingWith: "q")
  }

  @Test("If no program can open pictures, the picture is still saved as a file") func fileIsNamed() async throws {
    try await TerminalUser().visits(
      columns: 120, rows: 30, as: "viewing-file",
      steps: [
        .sees("1 of 240"), .presses("Enter"), .sees("Panasonic"), .presses("O"), .sees("No program can open the file"),
        .findsFile(".cache/photolist/opened/*.jpg"),
      ], leavingWith: "q")
  }
}
