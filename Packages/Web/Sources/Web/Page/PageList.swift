public import Reactive

/// A list that sends the page only the items in and around the visible range.
///
///     let list = PageList<PhotoItems>("photos", on: element) { place, item in item.map(json) ?? .null }
///     let output = viewModel.transform(input: .init(more: list.willDisplayLast, visible: list.visibleItems))
///     output.photos.map(\.items).drive(list.items).disposed(by: bag)
///
/// The property has the form `{"count": 1000, "from": 40, "items": […]}`. The page sends the visible range, such as
/// `[60, 90]`, as an event with the name of the property.
@MainActor
public final class PageList<Items: RandomAccessCollection & ExpressibleByArrayLiteral> where Items.Index == Int {
  private let element: PageElement
  private let name: String
  private let describe: (Int, Items.Element) -> JSON
  private var shown: Items = []
  private var visible = 0..<0
  private let ends = PublishRelay<Void>()
  private let ranges = PublishRelay<Range<Int>>()
  /// The number of items when ``willDisplayLast`` last emitted.
  private var endCount = -1
  private let bag = DisposeBag()

  /// The maximum number of items that are sent, regardless of the range that the page reports.
  private static var limit: Int { 400 }

  /// - Parameter describe: Returns the JSON value of an item, given its index and the item.
  public init(_ name: String, on element: PageElement, describe: @escaping (Int, Items.Element) -> JSON) {
    self.name = name
    self.element = element
    self.describe = describe
    element.events(name, \.range)
      .subscribe(onNext: { [weak self] in self?.show($0) })
      .disposed(by: bag)
  }

  /// The items: `output.photos.drive(list.items)`.
  public var items: Binder<Items> {
    Binder(self) { list, items in
      list.shown = items
      list.send()
      list.checkEnd(hasMoved: false)
    }
  }

  /// Emits the indices of the visible items when they change.
  public var visibleItems: ControlEvent<Range<Int>> { ControlEvent(events: ranges) }

  /// Emits when the last item is visible, so that more items can be loaded. Emits again when the number of items
  /// changes, and when the user moves near the end, so that a failed request is repeated.
  public var willDisplayLast: ControlEvent<Void> { ControlEvent(events: ends) }

  /// Returns the item at an index, or nil if the index is out of range.
  public func item(at place: Int) -> Items.Element? { shown.indices.contains(place) ? shown[place] : nil }

  /// Sends the items again, for example because their JSON values have changed.
  public func send() {
    let window = window
    element.set(
      name,
      [
        "count": .number(shown.count), "from": .number(window.lowerBound),
        "items": .array(window.map { describe($0, shown[$0]) }),
      ])
  }

  private func show(_ range: Range<Int>) {
    visible = range.lowerBound..<min(range.upperBound, range.lowerBound + Self.limit)
    send()
    ranges.accept(visible.clamped(to: 0..<max(shown.count, 1)))
    checkEnd(hasMoved: true)
  }

  private func checkEnd(hasMoved: Bool) {
    guard !visible.isEmpty, visible.upperBound >= shown.count, hasMoved || shown.count != endCount else { return }
    endCount = shown.count
    ends.accept(())
  }

  /// The range of the visible items, extended at each end by the number of visible items.
  private var window: Range<Int> {
    let margin = visible.count
    let lower = max(0, min(visible.lowerBound - margin, shown.count))
    return lower..<max(lower, min(visible.upperBound + margin, shown.count))
  }
}
