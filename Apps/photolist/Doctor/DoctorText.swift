import Presentation
import Terminal

/// The text of the doctor's report, in English and Korean.
struct DoctorText {
  private let language: Language

  init(_ language: Language) { self.language = language }

  private func text(_ english: String, _ korean: String) -> String {
    language == .english ? english : korean
  }

  /// Returns the report's lines, with the problems last.
  func facts(_ report: DoctorReport) -> [(name: String, value: String)] {
    [(text("version", "버전"), report.version), (text("language", "언어"), report.language.rawValue)]
      + (report.terminal.map(terminal) ?? [(text("terminal", "터미널"), text("not a terminal", "없음: 파이프입니다"))])
      + source(report) + files(report)
      + report.problems.map { (text("problem", "문제"), $0) }
  }

  private func terminal(_ screen: DoctorReport.Screen) -> [(name: String, value: String)] {
    let size = text(
      "\(screen.columns) × \(screen.rows) cells of \(screen.cellWidth) × \(screen.cellHeight) pixels",
      "\(screen.columns) × \(screen.rows)칸, 한 칸 \(screen.cellWidth) × \(screen.cellHeight)픽셀")
    let light = screen.isLight ? text("light", "밝음") : text("dark", "어두움")
    let chosen = screen.picturesChosenBy.map { text(" (set by \($0))", " (\($0))") } ?? ""
    let extras = [
      (screen.isSynchronized, text("synchronized output", "프레임 동기화")),
      (screen.hasKittyKeyboard, text("kitty keyboard protocol", "kitty 키보드")),
      (screen.hasLinks, text("links", "링크")), (screen.isInTmux, "tmux"),
    ]
    return [
      (text("terminal", "터미널"), screen.name ?? text("unknown name", "이름을 말하지 않음")),
      (text("size", "크기"), size),
      (text("colors", "색"), "\(screen.colors), \(light)"),
      (text("pictures", "그림"), "\(screen.pictures): \(reason(screen.picturesReason.value))" + chosen),
      (text("supports", "지원"), extras.filter(\.0).map(\.1).joined(separator: ", ")),
    ]
  }

  private func reason(_ reason: PictureReason) -> String {
    guard language == .korean else { return reason.description }
    return switch reason {
    case .requested: "설정한 방식"
    case .requestedInTmux: "설정한 방식, tmux 때문에 자리 표시자 사용"
    case .obstacle(.noColor): "NO_COLOR 변수가 있음"
    case .obstacle(.colorChoice): "색을 껐음"
    case .obstacle(.colorlessTerminal): "터미널에 색이 없음"
    case .multiplexer: "터미널 멀티플렉서 안에 있음"
    case .placeholders(let name): "\(name) 터미널이 자리 표시자를 지원함"
    case .inlineImages(let name): "\(name) 터미널이 인라인 이미지를 지원함"
    case .sixel: "터미널이 sixel을 지원함"
    case .kitty: "터미널이 kitty 그래픽 프로토콜을 지원함"
    case .noProtocol: "터미널이 그래픽 프로토콜을 지원하지 않음"
    }
  }

  private func source(_ report: DoctorReport) -> [(name: String, value: String)] {
    let why = report.sourceIsDefault == true ? text(" (default)", " (따로 고르지 않음)") : ""
    let key = report.hasAccessKey ? text("found", "있음") : text("not set", "없음")
    return [
      (text("source", "출처"), report.source.map { $0 + why } ?? text("cannot be used", "사용할 수 없음")),
      (text("Unsplash key", "Unsplash 키"), key),
    ]
  }

  private func files(_ report: DoctorReport) -> [(name: String, value: String)] {
    guard let files = report.files else { return [] }
    return [
      (text("data", "데이터"), "\(files.data): \(store(report))"), (text("cache", "캐시"), files.cache),
      (text("settings", "설정"), files.hasConfig ? files.config : "\(files.config): \(text("none", "없음"))"),
    ]
  }

  private func store(_ report: DoctorReport) -> String {
    let likes = report.likes ?? 0
    switch report.store {
    case .none: return text("nothing saved yet", "아직 저장한 것이 없음")
    case .good: return text("OK, \(likes) likes", "정상, 좋아요 \(likes)개")
    case .readOnly: return text("read-only, \(likes) likes", "읽기만 가능, 좋아요 \(likes)개")
    case .recovered: return text("recovered after damage, \(likes) likes", "손상되어 복구함, 좋아요 \(likes)개")
    case .failed: return text("cannot be opened", "열 수 없음")
    }
  }
}
