import Presentation

/// The texts that come from no view model: errors about input lines, a notice, and the titles of commands and buttons.
struct SampleText {
  private let language: Language

  init(_ language: Language) { self.language = language }

  private func known(_ events: String) -> String {
    language == .english ? "Write one of these per line: \(events)" : "한 줄에 하나씩 쓰세요: \(events)"
  }

  func words(for problem: SampleLine.Problem, line: SampleLine, events: String) -> String {
    switch (problem, language) {
    case (.unknown, .english): "Unknown event or field “\(line.name)”. \(known(events))"
    case (.unknown, .korean): "여기에서 ‘\(line.name)’ 명령은 알 수 없습니다. \(known(events))"
    case (.nothingThere, .english): "No item has the number or name given for “\(line.name)”."
    case (.nothingThere, .korean): "‘\(line.name)’ 명령에 맞는 번호나 이름이 없습니다."
    case (.nothingToUndo, .english): "There is nothing to undo."
    case (.nothingToUndo, .korean): "되돌릴 것이 없습니다."
    }
  }

  var demoSongs: String {
    language == .english ? "Showing generated demo songs." : "아무도 녹음한 적 없는 데모 노래를 보여 줍니다."
  }

  // The titles of commands in key hints.
  var quit: String { language == .english ? "Quit" : "끝내기" }
  var next: String { language == .english ? "Next" : "다음" }
  var back: String { language == .english ? "Back" : "뒤로" }
  var add: String { language == .english ? "Add" : "추가" }
  var save: String { language == .english ? "Save" : "저장" }
  var delete: String { language == .english ? "Delete" : "삭제" }
  var undo: String { language == .english ? "Undo" : "되돌리기" }
  var discard: String { language == .english ? "Discard" : "버리기" }
  var keep: String { language == .english ? "Keep writing" : "계속 쓰기" }
  var calculate: String { language == .english ? "Calculate" : "계산" }
  var search: String { language == .english ? "Search" : "검색" }
  var results: String { language == .english ? "Results" : "검색 결과" }
  var share: String { language == .english ? "Share" : "공유" }
}
