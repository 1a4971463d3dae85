import Images
import ImagesTesting
import TerminalImage
import Testing

@Suite("The protocols of kitty and iTerm2") struct ProtocolTests {
  // MARK: Kitty

  @Test(
    "kitty receives a whole PNG file in chunks of the allowed length",
    arguments: [(1, 1), (2, 1), (32, 32), (33, 31), (200, 180)])
  func kittyReceivesFile(width: Int, height: Int) throws {
    let picture = PNGImage(.noise(width: width, height: height, seed: 3))
    let bytes = KittyImage(id: 77).upload(picture)
    let pieces = try #require(ControlSequence.kitty(bytes))
    #expect(pieces.flatMap(\.payload) == picture.file)
    #expect(pieces.dropLast().allSatisfy { $0.keys["m"] == "1" && $0.payload.count == 3072 })
    #expect(pieces.last?.keys["m"] == "0")
    #expect(pieces[0].keys.filter { $0.key != "m" } == ["a": "t", "q": "2", "f": "100", "i": "77"])
    #expect(pieces.dropFirst().allSatisfy { Array($0.keys.keys) == ["m"] })
  }

  @Test("An upload for placeholders contains the number of columns and rows")
  func uploadContainsPlaceholderArea() throws {
    let bytes = KittyImage(id: 9).upload(
      PNGImage(.flat(width: 2, height: 2, (0, 0, 0))), placeholders: CellArea(columns: 20, rows: 9))
    let keys = try #require(ControlSequence.kitty(bytes)?.first?.keys)
    #expect(keys["a"] == "T" && keys["U"] == "1" && keys["c"] == "20" && keys["r"] == "9")
  }

  @Test("Commands suppress error reports unless the caller requests the reports")
  func errorsAreRequested() throws {
    let picture = KittyImage(id: 5)
    let area = CellArea(columns: 4, rows: 3)
    let part = ImageSize(width: 1, height: 1)
    func quiet(_ bytes: [UInt8]) -> String? { ControlSequence.kitty(bytes)?.first?.keys["q"] }
    #expect(quiet(picture.place(on: area)) == "2")
    #expect(quiet(picture.place(on: area, reportsErrors: true)) == "1")
    #expect(quiet(picture.place(partAt: 0, 0, size: part, on: area)) == "2")
    #expect(quiet(picture.place(partAt: 0, 0, size: part, on: area, reportsErrors: true)) == "1")
  }

  @Test("Placements can be shown and removed") func placementsAreShownAndRemoved() throws {
    let picture = KittyImage(id: 5)
    let place = try #require(
      ControlSequence.kitty(picture.place(on: CellArea(columns: 4, rows: 3), placement: 2) + [])?.first)
    #expect(place.keys == ["a": "p", "p": "2", "c": "4", "r": "3", "C": "1", "q": "2", "i": "5"])
    #expect(
      try #require(ControlSequence.kitty(picture.remove())?.first).keys == [
        "a": "d", "d": "i", "p": "1", "q": "2", "i": "5",
      ])
    #expect(
      try #require(ControlSequence.kitty(picture.delete())?.first).keys == ["a": "d", "d": "I", "q": "2", "i": "5"])
  }

  @Test("A placement can show a part of the picture") func placementShowsPart() throws {
    let bytes = KittyImage(id: 5).place(
      partAt: 30, 0, size: ImageSize(width: 40, height: 60), on: CellArea(columns: 4, rows: 3))
    let place = try #require(ControlSequence.kitty(bytes)?.first)
    #expect(
      place.keys == [
        "a": "p", "p": "1", "c": "4", "r": "3", "C": "1", "x": "30", "y": "0", "w": "40", "h": "60", "q": "2", "i": "5",
      ])
  }

  /// Compares the first and the last of the 297 combining marks with the protocol.
  @Test("Placeholders encode rows and columns as the protocol's combining marks") func placeholdersUseMarks() {
    #expect(KittyImage.longestPlaceholderSide == 297)
    var seen: Set<Character> = []
    for column in 0..<297 {
      let character = KittyImage.placeholder(column: column, row: 3)
      #expect(Array(character.unicodeScalars).count == 3)
      #expect(character.unicodeScalars.dropFirst().allSatisfy { $0.properties.generalCategory == .nonspacingMark })
      seen.insert(character)
    }
    #expect(seen.count == 297)
    #expect(
      Array(KittyImage.placeholder(column: 0, row: 296).unicodeScalars) == ["\u{10EEEE}", "\u{1D244}", "\u{305}"])
    #expect(Array(KittyImage.placeholder(column: 1, row: 0).unicodeScalars) == ["\u{10EEEE}", "\u{305}", "\u{30D}"])
  }

  @Test("The color of a placeholder encodes the picture's id") func placeholderColorIsID() {
    #expect(KittyImage(id: 0x01_2AFF).placeholderColor.hex == "#012aff")
  }

  // MARK: iTerm2

  @Test("iTerm2 receives the unchanged file", arguments: [0, 1, 2, 3, 1000])
  func iTermReceivesFile(length: Int) throws {
    let file = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let sequence = try #require(ControlSequence.iTerm(ITermImage.show(file, on: CellArea(columns: 30, rows: 12))))
    #expect(sequence.payload == file)
    #expect(sequence.keys["size"] == "\(length)" && sequence.keys["inline"] == "1")
    #expect(sequence.keys["width"] == "30" && sequence.keys["height"] == "12")
  }

  /// Tests all encoders with random pictures.
  @Test("The data of a picture cannot end the control sequence early") func pictureCannotEndSequence() throws {
    for seed in 0..<20 {
      let picture = RGBImage.noise(width: 17, height: 13, seed: UInt64(seed))
      let sixels = SixelImage.show(picture)
      #expect(sixels.dropFirst(2).dropLast(2).allSatisfy { 0x20...0x7E ~= $0 })
      #expect(ControlSequence.kitty(KittyImage(id: 1).upload(PNGImage(picture))) != nil)
      #expect(ControlSequence.iTerm(ITermImage.show(picture.pixels, on: CellArea(columns: 1, rows: 1))) != nil)
    }
  }
}
