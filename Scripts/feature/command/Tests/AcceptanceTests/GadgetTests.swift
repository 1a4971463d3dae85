import Testing

@Suite("Gizmos on the command line") struct GadgetTests {
  private struct Row: Decodable, Equatable {
    let id: Int
    let name: String
  }

  private struct Removal: Decodable {
    let removed: Bool
  }

  @Test("Added gizmos are listed as a table and as JSON") func addedGadgetsAreListed() async throws {
    let viewer = try Viewer()
    let added = try await viewer.types("GIZMOS", "add", " Summer  in Iceland ", "--format", "json")
    #expect(try added.json(as: Row.self) == Row(id: 1, name: "Summer in Iceland"))
    #expect(added.errors.contains("Added “Summer in Iceland”."))
    #expect(try await viewer.types("GIZMOS", "add", "Winter").status == 0)
    let table = try await viewer.types("GIZMOS")
    #expect(table.lines == ["ID\tTITLE", "2\tWinter", "1\tSummer in Iceland"])
    let rows = try await viewer.types("GIZMOS", "list", "--format", "json").json(as: [Row].self)
    #expect(rows == [Row(id: 2, name: "Winter"), Row(id: 1, name: "Summer in Iceland")])
  }

  @Test("An empty list has a message in both languages") func emptyListHasAMessage() async throws {
    let english = try await Viewer().types("GIZMOS")
    #expect(english.status == 0)
    #expect(english.output.isEmpty)
    #expect(english.errors.contains("No gizmos yet."))
    let korean = try await Viewer(["LANG": "ko_KR.UTF-8"]).types("GIZMOS")
    #expect(korean.errors.contains("아직 가젯{이} 없습니다."))
  }

  @Test("A removed gizmo is not listed, and removing it again changes nothing")
  func removedGadgetIsNotListed() async throws {
    let viewer = try Viewer()
    _ = try await viewer.types("GIZMOS", "add", "Summer")
    for isFirst in [true, false] {
      let answer = try await viewer.types("GIZMOS", "remove", "1", "--format", "json")
      #expect(answer.status == 0)
      #expect(try answer.json(as: Removal.self).removed == isFirst)
      #expect(answer.errors.contains(isFirst ? "Deleted “Summer”." : "There is no gizmo 1."))
    }
    #expect(try await viewer.types("GIZMOS", "list", "--format", "json").json(as: [Row].self).isEmpty)
  }

  // [detail]
  @Test("A gizmo is shown by its id, and an unknown id is an error") func gadgetIsShown() async throws {
    let viewer = try Viewer()
    _ = try await viewer.types("GIZMOS", "add", "Summer")
    #expect(try await viewer.types("GIZMOS", "show", "1").lines.first == "Summer")
    let shown = try await viewer.types("GIZMOS", "show", "1", "--format", "json")
    #expect(try shown.json(as: Row.self) == Row(id: 1, name: "Summer"))
    let missing = try await viewer.types("GIZMOS", "show", "2")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("There is no gizmo 2."))
  }

  // [end]
  @Test("An invalid name is a usage error") func invalidNameIsWrongUsage() async throws {
    #expect(try await Viewer().types("GIZMOS", "add", " ").status == 64)
  }

  @Test("An unknown subcommand is an error") func unknownSubcommand() async throws {
    #expect(try await Viewer().types("GIZMOS", "nonsense").status == 64)
  }
}
