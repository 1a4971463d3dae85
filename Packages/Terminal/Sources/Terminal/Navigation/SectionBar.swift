/// A bar with the titles of a coordinator's sections. A click selects a section. If the titles do not fit, only the
/// current section shows its title, and the other sections show numbers.
public final class SectionBar: View {
  private weak var coordinator: Coordinator?
  private let titles: [String]
  private let current: Int
  private let note: (_ columns: Int) -> StyledText

  /// Creates a bar for a screen of the current section.
  ///
  /// - Parameter note: returns the text at the right end of the bar. `columns` is the available width; a longer text is
  ///   cut. Called whenever the bar is drawn.
  public init(of coordinator: Coordinator, note: @escaping (_ columns: Int) -> StyledText = { _ in "" }) {
    self.coordinator = coordinator
    titles = coordinator.sections.map(\.title)
    current = coordinator.currentSection
    self.note = note
    super.init()
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: size.height >= 16 ? 2 : 1)
  }

  public override func draw(in canvas: Canvas) {
    for (index, place) in places.enumerated() {
      let isCurrent = index == current
      canvas.draw(
        "\(index + 1)", at: Point(x: place.lowerBound, y: 0), style: isCurrent ? theme.accent : theme.secondary)
      guard place.count > 1 else { continue }
      canvas.draw(
        titles[index], at: Point(x: place.lowerBound + 2, y: 0),
        style: isCurrent ? theme.title.adding(.underline) : theme.secondary)
    }
    let note = shownNote
    canvas.draw(note.text, at: Point(x: note.x, y: 0))
  }

  /// The visible part of the note, and the column where it starts.
  private var shownNote: (text: StyledText, x: Int) {
    let free = bounds.width - (places.last?.upperBound ?? 0) - 3
    let text = free >= 8 ? note(free).truncated(toColumns: free) : ""
    return (text, bounds.width - text.columns - 1)
  }

  public override func mouse(_ event: MouseEvent) -> Bool {
    guard event.action == .press, event.button == .left else { return false }
    let note = shownNote
    if let key = note.text.key(atColumn: event.position.x - note.x) {
      return window?.performCommand(of: key) == true
    }
    guard let index = places.firstIndex(where: { $0.contains(event.position.x) }) else { return false }
    coordinator?.show(section: index)
    return true
  }

  public override var spokenText: String? {
    let note = note(.max).plain
    let texts = titles.indices.contains(current) ? [titles[current], note] : [note]
    return texts.filter { !$0.isEmpty }.joined(separator: ". ")
  }

  /// The columns of each section's number and title.
  private var places: [Range<Int>] {
    let whole = places(gap: 3) { _ in true }
    guard let end = whole.last?.upperBound, end <= bounds.width else { return compactPlaces }
    let free = bounds.width - end - 3
    return note(max(0, free)).columns <= max(0, free) ? whole : compactPlaces
  }

  private var compactPlaces: [Range<Int>] { places(gap: 2) { $0 == current } }

  private func places(gap: Int, hasTitle: (Int) -> Bool) -> [Range<Int>] {
    var x = 1
    return titles.indices.map { index in
      let end = x + 1 + (hasTitle(index) ? 1 + titles[index].columns : 0)
      defer { x = end + gap }
      return x..<end
    }
  }
}
