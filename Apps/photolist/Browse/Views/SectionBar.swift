import Reactive
import Terminal

/// The names of the sections, with the one that is seen marked; a click chooses. Where there is no room for all names, the
/// others are numbers.
final class SectionBar: View {
  private let titles: [String]
  private let current: Int
  private let note: () -> StyledText
  private let chosen = PublishRelay<Int>()

  var sectionSelected: ControlEvent<Int> { ControlEvent(events: chosen) }

  /// - Parameter note: what the right end says.
  init(titles: [String], current: Int, note: @escaping () -> StyledText) {
    self.titles = titles
    self.current = current
    self.note = note
    super.init()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: size.height >= 16 ? 2 : 1)
  }

  override func draw(in canvas: Canvas) {
    for (index, place) in places.enumerated() {
      let isCurrent = index == current
      canvas.draw(
        "\(index + 1)", at: Point(x: place.lowerBound, y: 0), style: isCurrent ? theme.accent : theme.secondary)
      guard place.count > 1 else { continue }
      canvas.draw(
        titles[index], at: Point(x: place.lowerBound + 2, y: 0),
        style: isCurrent ? theme.title.adding(.underline) : theme.secondary)
    }
    let free = canvas.size.width - (places.last?.upperBound ?? 0) - 3
    let note = note()
    if free >= 8 {
      let cut = note.truncated(toColumns: free)
      canvas.draw(cut, at: Point(x: canvas.size.width - cut.columns - 1, y: 0))
    }
  }

  override func mouse(_ event: MouseEvent) -> Bool {
    guard event.action == .press, event.button == .left,
      let index = places.firstIndex(where: { $0.contains(event.position.x) })
    else { return false }
    chosen.accept(index)
    return true
  }

  override var spokenText: String? {
    ([titles[current]] + [note().plain].filter { !$0.isEmpty }).joined(separator: ". ")
  }

  /// The columns of each number, and of the title behind it if there is room for one.
  private var places: [Range<Int>] {
    let whole = places(gap: 3) { _ in true }
    return whole.last.map { $0.upperBound <= bounds.width } == true ? whole : places(gap: 2) { $0 == current }
  }

  private func places(gap: Int, hasTitle: (Int) -> Bool) -> [Range<Int>] {
    var x = 1
    return titles.indices.map { index in
      let end = x + 1 + (hasTitle(index) ? 1 + titles[index].columns : 0)
      defer { x = end + gap }
      return x..<end
    }
  }
}
