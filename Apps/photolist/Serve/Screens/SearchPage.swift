import AppSupport
import Domain
import Presentation
import Reactive
import Web

/// The screen that searches for photos: a field, filters, recent searches and results.
@MainActor
final class SearchPage: PageScreen, PhotoSelecting {
  let kind = "search"
  private let grid: PhotoGrid
  private let filters = BehaviorRelay(value: SearchFilters())
  private let bag = DisposeBag()
  var element: PageElement { grid.element }
  var selection: SelectionControls { grid.selection }

  init(_ viewModel: PhotoSearchViewModel, _ app: CompositionRoot, on page: PhotosPage) {
    grid = PhotoGrid(app, on: page)
    let strings = page.strings.search
    let output = viewModel.transform(
      input: .init(
        text: element.text("text"), search: element.tap("search"), filters: filters.asObservable(),
        cancel: element.events("cancel") { SearchFocus($0) }, more: grid.more, retry: element.tap("retry"),
        visible: grid.list.visibleItems, select: grid.select, recall: element.events("recall", \.string),
        forget: element.events("forget", \.string)))
    bindFilters(strings)
    output.title.map { .string($0) }.drive(element.property("title")).disposed(by: bag)
    output.placeholder.map { .string($0) }.drive(element.property("placeholder")).disposed(by: bag)
    output.query.map { .bool($0 != nil) }.drive(element.property("hasResults")).disposed(by: bag)
    output.recentSearches.map { .array($0.map { .string($0) }) }.drive(element.property("recent")).disposed(by: bag)
    output.focus.map { .string($0.name) }.emit(to: element.message("focus")).disposed(by: bag)
    output.failures.emit(onNext: { [unowned page] in page.show($0) }).disposed(by: bag)
    output.removedSearches.emit(onNext: { [unowned page] in page.showRemoved(search: $0) }).disposed(by: bag)
    output.route.emit(onNext: { [unowned page] in page.go($0) }).disposed(by: bag)
    grid.show(output.photos, app, on: page)
  }

  private func bindFilters(_ strings: SearchStrings) {
    let choices = FilterChoice.all(strings)
    element.events("filter") { value -> (FilterChoice, Int)? in
      guard let range = value.array?.map(\.int), range.count == 2, let place = range[0], let option = range[1],
        choices.indices.contains(place), choices[place].options.indices.contains(option)
      else { return nil }
      return (choices[place], option)
    }
    .subscribe(onNext: { [filters] choice, option in
      var changed = filters.value
      choice.set(&changed, option)
      filters.accept(changed)
    })
    .disposed(by: bag)
    filters
      .map { filters in
        .array(
          choices.map { choice in
            [
              "title": .string(choice.title), "options": .array(choice.options.map { .string($0) }),
              "current": .number(choice.current(filters)),
            ]
          })
      }
      .bind(to: element.property("filters")).disposed(by: bag)
  }

  func open(_ id: Photo.ID) { grid.open(id) }
  func reveal(_ id: Photo.ID) { grid.reveal(id) }
}

extension PageSection {
  static let search = PageSection { app, page in
    SearchPage(app.photoSearch(firstPage: page.firstPage), app, on: page)
  }
}

/// A filter of a search, with the names of its options.
private struct FilterChoice {
  let title: String
  let options: [String]
  let current: (SearchFilters) -> Int
  let set: (inout SearchFilters, Int) -> Void

  static func all(_ strings: SearchStrings) -> [FilterChoice] {
    [
      FilterChoice(
        title: strings.order, options: SearchQuery.Order.allCases.map(strings.orderName),
        current: { SearchQuery.Order.allCases.firstIndex(of: $0.order) ?? 0 },
        set: { $0.order = SearchQuery.Order.allCases[$1] }),
      optional(
        strings.orientation, strings.any, PixelSize.Orientation.allCases, strings.orientationName, \.orientation),
      optional(strings.color, strings.any, SearchQuery.Color.allCases, strings.colorName, \.color),
    ]
  }

  /// Creates a filter whose first option turns the filter off.
  private static func optional<Value: Equatable>(
    _ title: String, _ any: String, _ values: [Value], _ name: (Value) -> String,
    _ property: WritableKeyPath<SearchFilters, Value?>
  ) -> FilterChoice {
    FilterChoice(
      title: title, options: [any] + values.map(name),
      current: { $0[keyPath: property].flatMap(values.firstIndex).map { $0 + 1 } ?? 0 },
      set: { $0[keyPath: property] = $1 == 0 ? nil : values[$1 - 1] })
  }
}

extension SearchFocus {
  fileprivate init?(_ json: JSON) {
    guard let focus = Self.allCases.first(where: { $0.name == json.string }) else { return nil }
    self = focus
  }

  fileprivate var name: String {
    switch self {
    case .field: "field"
    case .results: "results"
    case .outsideField: "outsideField"
    }
  }
}
