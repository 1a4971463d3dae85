import ProgramTesting
import Testing

@Suite("The music sample on a terminal", .needsTerminal) struct MusicScreenTests {
  @Test("A song can be found and opened") func songCanBeOpened() async throws {
    try await TerminalUser().visits(
      "music", "--shop", "demo", to: .samples, as: "music",
      steps: [
        .sees("Search songs"), .sees("Enter a song, an artist or an album."),
        // The search starts after a pause, or at once with Enter.
        .types("zzz"), .sees("No songs for “zzz”."), .presses("C-u"), .types("blue"), .presses("Enter"),
        .sees("4 songs"), .looks(as: "list"), .presses("Tab", "Down", "Enter"),
        .sees("Granite Lullabies"), .sees("4:02"), .looks(as: "song"), .presses("Esc"), .sees("4 songs"),
      ])
  }

  @Test("The music sample is available in Korean") func koreanIsSupported() async throws {
    try await TerminalUser(speaking: .korean).visits(
      "music", "--shop", "demo", to: .samples, as: "music-ko",
      steps: [
        .sees("노래나 가수, 앨범을 입력하세요."), .types("달빛"), .presses("Enter"), .sees("노래 4곡"),
        .presses("Tab", "Enter"), .sees("앨범"), .sees("강변의 오후"), .sees("K-Indie"), .looks(as: "song"),
        .presses("Esc"), .sees("노래 4곡"), .presses("BTab", "C-u"), .types("zzz"), .sees("‘zzz’에 대한 노래가 없습니다."),
      ])
  }

  /// The program shows the cover with the best picture method that the terminal supports.
  @Test(
    "A song's cover is shown",
    arguments: [
      (TerminalKind.kitty, "kitty-placeholder"), (.kittyOld, "kitty"), (.sixel, "sixel"), (.iterm2, "iterm2"),
      (.truecolor, "blocks"), (.mute, "blocks"),
    ])
  func coverIsShown(kind: TerminalKind, picture: String) async throws {
    let visit = try await TerminalUser().visits(
      "music", "--shop", "demo", to: .samples, on: kind, as: "music-on-\(kind.rawValue)",
      steps: [
        .sees("Search songs"), .types("lantern"), .presses("Enter"), .sees("4 songs"), .presses("Tab", "Enter"),
        .sees("Paper Lantern Weather"), .seesPictures(1),
      ])
    #expect(visit.images.map(\.kind) == [picture])
  }

  /// The failure to reach the shop is shown on the screen, and the program continues.
  @Test("A shop that cannot be reached is reported") func unreachableShopIsReported() async throws {
    try await TerminalUser().visits(
      "music", "--offline", "--shop", "itunes", to: .samples, as: "music-offline",
      steps: [
        .sees("Search songs"), .types("blue"), .presses("Enter"), .seesLine(matching: "(?i)offline|reached"),
        .looks(as: "told"),
      ])
  }
}
