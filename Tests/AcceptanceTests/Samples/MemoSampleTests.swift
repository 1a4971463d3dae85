import Foundation
import Testing

@Suite("The memo sample on a pipe") struct MemoSampleTests {
  private let milk = ["title=Milk", "content=Two bottles", "save"]
  private let bread = ["title=Bread", "content=Rye", "save"]

  @Test("A saved memo is listed by the next run") func savedMemoIsListed() async throws {
    let viewer = try Viewer()
    let first = try await viewer.plays("memo", lines: milk)
    #expect(first.status == 0)
    #expect(first.values(of: "canSave") == ["false", "true"])
    #expect(first.values(of: "saved") == ["Saved “Milk”."])
    #expect(first.values(of: "memos") == ["No memos yet.", "1. Milk — Two bottles"])
    let second = try await viewer.plays("memo", lines: bread)
    #expect(second.values(of: "memos") == ["1. Milk — Two bottles", "1. Bread — Rye; 2. Milk — Two bottles"])
  }

  @Test("A memo that contains only spaces is rejected") func blankMemoIsRejected() async throws {
    let answer = try await Viewer().plays("memo", lines: ["title=Milk", "content=   ", "save", "discard"])
    #expect(answer.values(of: "canSave") == ["false"])
    #expect(answer.values(of: "refused") == ["Enter a title and content."])
    #expect(answer.values(of: "memos") == ["No memos yet.", "No memos yet."])
  }

  @Test("An edited memo keeps its position") func editedMemoKeepsPosition() async throws {
    let answer = try await Viewer().plays("memo", lines: milk + bread + ["edit 2", "content=Three bottles", "save"])
    #expect(answer.values(of: "fields").contains("Milk — Two bottles"), "the composer shows the existing text")
    #expect(answer.values(of: "memos").last == "1. Bread — Rye; 2. Milk — Three bottles (edited)")
  }

  @Test("Undo restores a deleted memo at its original position") func undoRestoresPosition() async throws {
    let answer = try await Viewer().plays("memo", lines: milk + bread + ["delete 2", "undo", "undo"])
    #expect(answer.values(of: "undo").contains("Deleted “Milk”. Undo?"))
    #expect(answer.values(of: "memos").suffix(2) == ["1. Bread — Rye", "1. Bread — Rye; 2. Milk — Two bottles"])
    #expect(answer.errors.contains("There is nothing to undo."))
  }

  @Test("The composer warns before it discards text") func composerWarns() async throws {
    let closed = try await Viewer().plays("memo", lines: ["title=Milk", "close", "discard"])
    #expect(closed.values(of: "warning") == ["The text is not saved. Discard it?"])
    #expect(closed.values(of: "memos").last == "No memos yet.")
    let ended = try await Viewer().plays("memo", lines: ["title=Milk"])
    #expect(ended.lines.last == "warning: The text is not saved. Discard it?", "also at the end of the input")
  }

  @Test(
    "An invalid or missing number after edit or delete is an error",
    arguments: ["delete 2", "delete", "delete x", "edit 0", "delete -1", "delete 99999999999999999999"])
  func unknownNumberIsAnError(line: String) async throws {
    let answer = try await Viewer().plays("memo", lines: milk + [line])
    #expect(answer.status == 0)
    #expect(answer.values(of: "memos").last == "1. Milk — Two bottles")
    #expect(answer.errors.contains("No item has the number"))
  }

  @Test("The memo sample is available in Korean") func koreanIsSupported() async throws {
    let lines = ["title=우유", "content=두 병", "save", "delete 1", "title=빵", "close"]
    let answer = try await Viewer(["LANG": "ko_KR.UTF-8"]).plays("memo", lines: lines)
    #expect(answer.values(of: "saved") == ["‘우유’ 메모를 저장했습니다."])
    #expect(answer.values(of: "undo").contains("‘우유’ 메모를 삭제했습니다. 되돌릴까요?"))
    #expect(answer.values(of: "memos").contains("아직 메모가 없습니다."))
    #expect(answer.values(of: "warning").first == "저장하지 않은 글이 있습니다. 버릴까요?")
  }

  @Test("Memos of another process are listed") func memosOfOtherProcessAreListed() async throws {
    let viewer = try Viewer()
    _ = try await viewer.plays("memo", lines: milk)
    async let first = viewer.plays("memo", lines: (1...20).flatMap { ["title=A\($0)", "content=a", "save"] })
    async let second = viewer.plays("memo", lines: (1...20).flatMap { ["title=B\($0)", "content=b", "save"] })
    #expect(try await [first.status, second.status] == [0, 0])
    let list = try await viewer.plays("memo", lines: [])
    #expect(list.values(of: "memos").last?.contains("41. Milk — Two bottles") == true)
  }

  @Test("If no database can be created, the list is empty and saving a memo fails")
  func databaseCannotBeCreated() async throws {
    let viewer = try Viewer(["XDG_DATA_HOME": "/dev/null/nowhere"])
    #expect(try await viewer.plays("memo", lines: []).status == 0)
    let answer = try await viewer.plays("memo", lines: milk + ["discard"])
    #expect(answer.status == 73)
    #expect(answer.errors.contains("Cannot write"))
  }

  @Test("A memo that cannot be saved is an error, and the saved memos are preserved")
  func failedSaveIsAnError() async throws {
    let answer = try await Viewer().plays("memo", lines: milk + ["title=a\0b", "content=c", "save", "discard"])
    #expect(answer.status == 74)
    #expect(answer.values(of: "failure").first?.contains("NUL") == true)
    #expect(answer.values(of: "memos").last == "1. Milk — Two bottles")
  }
}
