import Foundation
import Testing

/// Tests the browser with a folder that contains a photo saved from the demo catalog.
@Suite(.needsTerminal) struct FolderScreenTests {
  @Test("The photos of a folder are shown, and a new photo in the folder appears")
  func folder() async throws {
    let user = try TerminalUser()
    try await user.visits(
      columns: 100, rows: 30, as: "folder-fill",
      steps: [.sees("1 of 240"), .presses("Enter"), .sees("Panasonic"), .presses("d"), .sees("Saved: ")])
    let files = FileManager.default
    let saved = user.home.appending(path: "leilan-pMzJP9zEhpp.jpg")
    let folder = user.home.appending(path: "pics/Iceland")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    try files.moveItem(at: saved, to: folder.appending(path: "sunset.jpg"))
    try Data("no photo".utf8).write(to: folder.appending(path: "text.jpg"))

    // `d` saves a copy in the current folder. Because this folder is also the source, the copy appears as a new photo.
    let visit = try await user.visits(
      "--source", "folder", ".", on: .kitty, columns: 100, rows: 30, as: "folder-browsed",
      steps: [
        .sees("1 of 1"), .seesLine(matching: "^ *sunset.jpg"), .seesPictures(1), .rests, .looks(as: "list"),
        .presses("Enter"), .sees("Your folder"), .rests, .seesPictures(1), .presses("L"), .sees("Liked: sunset.jpg"),
        .presses("d"), .sees("Saved: "), .presses("Esc"), .sees("1 new photo"),
        .presses("R"), .sees("1 of 2"), .seesPictures(2),
        .presses("3"), .sees("pics/Iceland"), .sees("1 photo"), .presses("/"), .types("iceland"), .presses("Enter"),
        .sees("1 of 1"), .presses("4"), .sees("sunset.jpg"),
      ], leavingWith: "q")
    #expect(!visit.images.isEmpty)
    #expect(
      files.contentsEqual(
        atPath: user.home.appending(path: "sunset.jpg").path(), andPath: folder.appending(path: "sunset.jpg").path()))
  }
}
