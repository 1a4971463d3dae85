import Foundation
import Testing

/// Tests the browser on a terminal. The demo catalog is the same on every machine; its first photo is by Leila Nazari.
@Suite(.needsTerminal) struct BrowserTests {
  /// Visits the sections, performs all actions on a photo, and quits, on every kind of terminal.
  @Test("Every kind of terminal shows photos and is restored", arguments: TerminalKind.screens)
  func everyTerminalShowsPhotos(kind: TerminalKind) async throws {
    let user = try TerminalUser()
    let visit = try await user.visits(
      on: kind, columns: 100, rows: 30, as: "browser-on-\(kind.rawValue)",
      steps: [
        .sees("Leila Nazari"), .sees("1 of 240"), .rests, .looks(as: "list"),
        .presses("L"), .sees("Liked: "),
        .presses("Enter"), .sees("pMzJP9zEhpp"), .sees("Panasonic"), .rests, .looks(as: "detail"),
        .presses("d"), .sees("Saved: "), .presses("s"),
      ] + kind.seesSharedLink + [
        .presses("Right"), .sees("Freya Dunmore"), .presses("Esc"), .sees("Enter Open"), .sees("2 of 240"),
        .presses("/"), .types("alps"), .sees("Priya Raman"), .presses("Enter"), .rests, .looks(as: "search"),
        .presses("1"), .sees("2 of 240"), .rests,
      ], leavingWith: "q")
    if let pictures = kind.pictures { #expect(visit.pictureCount(pictures) == 12) }
    let saved = try FileManager.default.contentsOfDirectory(atPath: user.home.path()).filter { $0.hasSuffix(".jpg") }
    #expect(saved == ["leilan-pMzJP9zEhpp.jpg"])
  }

  /// The user moves to the next photo before photolist asks whether to replace the file.
  @Test("A confirmed replacement saves the photo that the question is about") func replacementSavesRightPhoto()
    async throws
  {
    let user = try TerminalUser()
    let file = user.home.appending(path: "leilan-pMzJP9zEhpp.jpg")
    try await user.visits(
      columns: 100, rows: 30, as: "browser-saves",
      steps: [.sees("1 of 240"), .presses("Enter", "d"), .sees("Saved: ")], leavingWith: "C-q")
    let picture = try Data(contentsOf: file)
    try Data("mine".utf8).write(to: file)
    try await user.visits(
      columns: 100, rows: 30, as: "browser-replaces",
      steps: [
        .sees("1 of 240"), .presses("Enter"), .sees("Panasonic"), .types("dn"), .sees("Replace it?"),
        .sees("Freya Dunmore"), .presses("Tab", "Enter"), .sees("Saved: "),
      ], leavingWith: "C-q")
    #expect(try Data(contentsOf: file) == picture)
    let saved = try FileManager.default.contentsOfDirectory(atPath: user.home.path()).filter { $0.hasSuffix(".jpg") }
    #expect(saved == [file.lastPathComponent])
  }

  @Test("Likes are saved and marked in every list") func likesAreMarkedInLists() async throws {
    let user = try TerminalUser()
    try await user.visits(
      columns: 100, rows: 30, as: "browser-likes",
      steps: [
        .sees("1 of 240"), .presses("4"), .sees("No likes yet"),
        .presses("1", "L", "Right", "L"), .sees("Liked: Butte"), .presses("4"), .sees("1 of 2"),
        .seesLine(matching: "Freya Dunmore.*Leila Nazari"), .presses("L"), .sees("Unliked: Butte"),
        .sees("1 of 1"),
      ], leavingWith: "q")
    try await user.visits(
      columns: 100, rows: 30, as: "browser-likes-again",
      steps: [.seesLine(matching: "Leila Nazari *♥"), .presses("4"), .sees("1 of 1"), .sees("Leila Nazari")],
      leavingWith: "q")
  }

  @Test("A search can be filtered, closed and repeated") func searchCanBeRepeated() async throws {
    let user = try TerminalUser()
    try await user.visits(
      columns: 100, rows: 30, as: "browser-search",
      steps: [
        .sees("1 of 240"), .presses("/"), .sees("Type to search"), .types("alps"), .sees("1 of 10"),
        .presses("Enter", "f", "Right", "Right", "Enter"), .sees("black and white"),
        .presses("Down", "Down", "Down", "Down", "Down", "Down", "Down", "Down", "Enter"), .sees("Color: magenta"),
        .seesLine(matching: "1 of 1$"), .sees("Oskar Lindqvist"), .doesNotSee("Priya Raman"),
        .presses("Esc", "Esc"), .sees("Recent searches"), .seesLine(matching: "^ +alps"),
        .presses("Tab"), .sees("Mountains"),
      ], leavingWith: "q")
    try await user.visits(
      columns: 100, rows: 30, as: "browser-search-again",
      steps: [
        .sees("1 of 240"), .presses("2"), .sees("Recent searches"), .presses("Down", "Enter"), .sees("Priya Raman"),
      ], leavingWith: "q")
  }

  @Test("A topic can be opened and closed") func topicCanBeOpened() async throws {
    try await TerminalUser().visits(
      columns: 100, rows: 30, as: "browser-topics",
      steps: [
        .sees("1 of 240"), .presses("Tab", "Tab"), .sees("Sunsets"), .sees("20 photos"), .presses("Right", "Enter"),
        .sees("1 of 20"), .presses("Enter"), .sees("Published"), .presses("Esc"), .sees("Enter Open"),
        .sees("1 of 20"),
        .presses("Esc"), .sees("Mountains"),
      ], leavingWith: "q")
  }

  /// Expects that the list below the photo screen also loads its next page and selects the new photo.
  @Test("Moving from the last loaded photo to the next photo loads another page") func pagingLoadsNextPage()
    async throws
  {
    try await TerminalUser().visits(
      "browse", "--per-page", "3", columns: 60, rows: 12, as: "browser-pager",
      steps: [
        .sees("Leila"), .rests, .presses("Enter"),
      ] + (1...13).flatMap { [.sees(" \($0) of 240"), .presses("n")] } + [
        .presses("Esc"), .sees("Enter Open"), .sees("14 of 240"),
      ],
      leavingWith: "q")
  }

  @Test("A click selects a photo, and a second click opens it") func secondClickOpens() async throws {
    try await TerminalUser().visits(
      columns: 100, rows: 30, as: "browser-mouse",
      steps: [
        .sees("1 of 240"), .rests, .clicks(column: 40, row: 5), .sees("2 of 240"), .clicks(column: 40, row: 5),
        .sees("JE14ubPHtuE"), .presses("Esc"), .sees("Enter Open"), .sees("2 of 240"), .clicks(column: 28, row: 0),
        .sees("Sunsets"),
      ], leavingWith: "q")
  }

  @Test("Filters can be chosen with the mouse") func filtersAreClicked() async throws {
    try await TerminalUser().visits(
      columns: 100, rows: 30, as: "browser-filter-clicks",
      steps: [
        .sees("1 of 240"), .presses("2"), .types("fog"), .presses("Enter"), .sees("1 of 20"),
        // Opens the menu of the button "Shape", and chooses the third option.
        .clicks(column: 30, row: 3), .sees("─ Shape "), .clicks(column: 50, row: 14), .sees("[ Shape: tall ]"),
        .doesNotSee("─ Shape "),
        // While a menu is open, another button opens its own menu.
        .clicks(column: 50, row: 3), .sees("─ Color "), .clicks(column: 30, row: 3), .sees("─ Shape "),
        .doesNotSee("─ Color "), .clicks(column: 2, row: 20), .doesNotSee("─ Shape "), .sees("[ Shape: tall ]"),
      ])
  }

  /// Shrinks the terminal on every screen until only the message about the minimum size fits, and enlarges the terminal
  /// again.
  @Test("Every screen adapts to any size of the terminal", arguments: [TerminalKind.kitty, .sixel, .truecolor])
  func everyScreenFitsAnySize(kind: TerminalKind) async throws {
    func shrinks(_ text: String) -> [Step] {
      [
        .rests, .resizes(columns: 40, rows: 12), .rests, .resizes(columns: 20, rows: 5), .rests,
        .resizes(columns: 19, rows: 4), .sees("enlarge"), .resizes(columns: 150, rows: 40), .sees(text), .rests,
        .seesNoStaleCell,
      ]
    }
    try await TerminalUser().visits(
      on: kind, columns: 100, rows: 30, as: "browser-sizes-\(kind.rawValue)",
      steps: [.sees("1 of 240")] + shrinks("1 of 240") + [.presses("Enter"), .sees("Panasonic")] + shrinks("Panasonic")
        + [.presses("2"), .sees("Search photos")] + shrinks("Search photos") + [.presses("Tab"), .sees("Sunsets")]
        + shrinks("Sunsets") + [.presses("?"), .sees("Shift-Tab")] + shrinks("Shift-Tab")
        + [.presses("Esc"), .doesNotSee("Shift-Tab"), .presses("4"), .sees("No likes yet")] + shrinks("No likes yet")
        + [.presses("2"), .types("alps"), .sees("1 of 10"), .presses("Down", "Enter"), .sees("latest")]
        + shrinks("latest") + [.presses("Esc"), .rests],
      leavingWith: "q")
  }

  @Test("The browser is available in Korean") func koreanIsSupported() async throws {
    try await TerminalUser(speaking: .korean).visits(
      columns: 100, rows: 30, as: "browser-ko",
      steps: [
        .sees("사진"), .sees("240개 중 1번째"), .presses("L"), .sees("좋아요했습니다"), .presses("?"), .sees("단축키 목록"),
        .presses("Esc"), .doesNotSee("단축키 목록"), .presses("2"), .sees("검색어를 입력하세요"), .presses("Tab"), .sees("장"),
      ], leavingWith: "q")
  }

  @Test("While a dialog is open, keys of the window do nothing, and Esc leads back")
  func dialogsOwnKeys() async throws {
    try await TerminalUser().visits(
      columns: 100, rows: 30, as: "browser-overlays",
      steps: [
        .sees("1 of 240"), .presses("?"), .sees("Shift-Tab"), .presses("2", "Tab"), .sees("Ctrl-Q Quit"), .rests,
        .sees("Shift-Tab"), .presses("Esc"), .doesNotSee("Shift-Tab"), .presses("Enter"), .sees("Panasonic"),
        .presses("Enter"), .sees("Related photos"), .lacks("Next section"), .presses("/", "3", "Tab"), .rests,
        .sees("Related photos"), .presses("Esc"), .doesNotSee("Related photos"), .sees("Panasonic"),
      ], leavingWith: "q")
  }

  @Test("The config file sets keys") func configFileSetsKeys() async throws {
    let user = try TerminalUser()
    let folder = user.home.appending(path: ".config/photolist")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "config.json")
    try Data(#"{"keys": {"like": ["f"], "quit": ["Q", "Ctrl-X"]}}"#.utf8).write(to: file)
    try await user.visits(
      as: "browser-keys", steps: [.sees("f Like"), .sees("Q Quit"), .sees("Leila"), .presses("f"), .sees("Liked: ")],
      leavingWith: "C-x")
    try Data(#"{"keys": {"like": ["Hyper-L"]}}"#.utf8).write(to: file)
    try await user.visits(
      as: "browser-keys-wrong", steps: [.sees("Invalid key for like"), .sees("Hyper-L"), .sees("Correct")],
      leavingWith: "Enter", status: 78)
  }

  /// Control sequences in titles, names, places, colors and links must not reach the terminal or change the layout.
  @Test("Text from a server cannot control the terminal", arguments: [TerminalKind.kitty, .truecolor, .ansi16])
  func serverTextIsSanitized(kind: TerminalKind) async throws {
    let server = try HostileServer()
    let frame: [Step] = [.rests, .seesLine(matching: "^ 1 Photos +2 Search"), .seesLine(matching: "L (L|Unl)ike")]
    let photos = (0..<HostileServer.texts.count).flatMap { _ in [.presses("Right"), .sees("1 Photos")] + frame }
    let visit = try await TerminalUser(server.variables).visits(
      on: kind, columns: 100, rows: 30, as: "browser-hostile-\(kind.rawValue)",
      steps: [.sees("1 of 5")] + frame + [.presses("Enter"), .sees("Dune")] + frame + photos
        + [.presses("s")] + kind.seesSharedLink + [.presses("L"), .rests, .presses("Esc"), .sees("♥")] + frame
        + [.resizes(columns: 20, rows: 5), .rests, .resizes(columns: 100, rows: 30)] + frame + [
          .sees("✕ r"), .doesNotSee("Liked: "), .seesNoStaleCell,
        ],
      leavingWith: "q")
    #expect(visit.title == "photolist — Photos")
  }

  @Test("The search field accepts emoji, combining marks and right-to-left text")
  func pastedTextIsSearched() async throws {
    let server = try HostileServer()
    try await TerminalUser(server.variables).visits(
      columns: 80, rows: 24, as: "browser-hostile-search",
      steps: [
        .presses("2"), .sees("Search photos"), .types("한국👩‍🚀e\u{301}ג"), .rests, .presses("Backspace", "Backspace"),
        .seesLine(matching: "한국"), .seesLine(matching: "^ 1 Photos +2 Search"), .presses("Tab"), .sees("Not found"),
      ], leavingWith: "q")
    withExtendedLifetime(server) {}
  }

  /// In plain mode, photolist prints each change as text, and reads commands line by line.
  @Test("On a terminal without a movable cursor, the browser prints lines of text") func teletypeGetsLines()
    async throws
  {
    try await TerminalUser().visits(
      on: .dumb, columns: 100, rows: 60, as: "browser-on-dumb",
      steps: [
        .seesLine(matching: "1. Sunset.*Leila Nazari"), .types("1"), .presses("Enter"), .sees("✓  1 of 240"),
        .types("i"), .presses("Enter"), .sees("Panasonic"), .types("i"), .presses("Enter"),
        .types("L"), .presses("Enter"), .sees("Liked: "),
      ], leavingWith: "C-d")
  }

  @Test("A single Ctrl-C ends plain mode") func ctrlCEndsPlainMode() async throws {
    try await TerminalUser().visits(
      on: .dumb, columns: 100, rows: 60, as: "browser-on-dumb-interrupted",
      steps: [.seesLine(matching: "1. Sunset.*Leila Nazari")], leavingWith: "C-c", status: 130)
  }

  @Test("Plain mode shows failures with advice") func plainModeShowsFailures() async throws {
    try await TerminalUser().visits(
      "--offline", on: .dumb, columns: 100, rows: 60, as: "browser-on-dumb-offline",
      steps: [.seesLine(matching: "Not available offline. Connect to the network and try again. r Try again")],
      leavingWith: "C-d")
  }

  @Test("After a signal, the terminal is restored and likes are saved") func signalRestoresTerminal() async throws {
    let user = try TerminalUser()
    try await user.visits(
      columns: 100, rows: 30, as: "browser-terminated", steps: [.sees("1 of 240"), .presses("L"), .sees("Liked: ")],
      leavingWith: "sig:TERM", status: 143)
    try await user.visits(
      columns: 100, rows: 30, as: "browser-after-signal", steps: [.sees("1 of 240"), .presses("4"), .sees("1 of 1")],
      leavingWith: "q")
  }
}

extension TerminalKind {
  /// The kind of pictures that `termshot` reports; nil if the terminal shows pictures as characters.
  fileprivate var pictures: String? {
    switch self {
    case .kitty: "kitty-placeholder"
    case .kittyOld: "kitty"
    case .sixel: "sixel"
    case .iterm2: "iterm2"
    case .truecolor, .ansi256, .ansi16, .xterm, .asked, .dumb, .mute, .tmux: nil
    }
  }
}

extension TerminalKind {
  /// The steps that expect the message about a shared link. Of these terminals, only kitty and foot are known to
  /// support the clipboard. The sixel terminal identifies itself as foot.
  var seesSharedLink: [Step] {
    self == .kitty || self == .sixel
      ? [.sees("Link copied: ")] : [.sees("The clipboard is not available"), .presses("Esc"), .doesNotSee("clipboard")]
  }
}

extension Visit {
  func pictureCount(_ kind: String) -> Int { images.count { $0.kind == kind } }
}
