import Domain
import Presentation
import Reactive
import Terminal

/// A row of buttons, one for each filter of a search.
final class FilterBar: View {
  /// A list of options from which the user chooses one.
  struct Choice {
    let title: String
    let options: [String]
    let current: Int
    let choose: (Int) -> Void
  }

  /// Emits the current filters, and emits the new filters after each change.
  var filters: Observable<SearchFilters> { chosen.asObservable() }
  /// Emits when the user presses a filter's button.
  var chooses: Observable<Choice> { requests.asObservable() }

  private let strings: SearchStrings
  private let order = Button("")
  private let orientation = Button("")
  private let color = Button("")
  /// The long and the short label of each button.
  private var labels: [(long: String, short: String)] = Array(repeating: ("", ""), count: 3)
  private let chosen = BehaviorRelay(value: SearchFilters())
  private let requests = PublishRelay<Choice>()
  private let bag = DisposeBag()

  init(strings: SearchStrings) {
    self.strings = strings
    super.init()
    for button in buttons { addSubview(button) }
    bind(order, strings.order, SearchQuery.Order.allCases, strings.orderName, \.order)
    bind(orientation, strings.orientation, PixelSize.Orientation.allCases, strings.orientationName, \.orientation)
    bind(color, strings.color, SearchQuery.Color.allCases, strings.colorName, \.color)
  }

  private var buttons: [Button] { [order, orientation, color] }

  private func bind<Value: Equatable>(
    _ button: Button, _ title: String, _ values: [Value], _ name: @escaping (Value) -> String,
    _ property: WritableKeyPath<SearchFilters, Value>
  ) {
    bind(button, title, names: values.map(name), { values.firstIndex(of: $0[keyPath: property]) ?? 0 }) {
      $0[keyPath: property] = values[$1]
    }
  }

  /// Binds a button whose first option turns the filter off.
  private func bind<Value: Equatable>(
    _ button: Button, _ title: String, _ values: [Value], _ name: @escaping (Value) -> String,
    _ property: WritableKeyPath<SearchFilters, Value?>
  ) {
    bind(
      button, title, names: [strings.any] + values.map(name),
      { filters in filters[keyPath: property].flatMap(values.firstIndex).map { $0 + 1 } ?? 0 }
    ) {
      $0[keyPath: property] = $1 == 0 ? nil : values[$1 - 1]
    }
  }

  private func bind(
    _ button: Button, _ title: String, names: [String], _ index: @escaping (SearchFilters) -> Int,
    _ set: @escaping (inout SearchFilters, Int) -> Void
  ) {
    button.actionTitle = strings.change(title)
    let place = buttons.firstIndex { $0 === button } ?? 0
    chosen
      .subscribe(onNext: { [unowned self] filters in
        let choice = index(filters)
        labels[place] = ("\(title): \(names[choice])", choice == 0 ? title : names[choice])
        setNeedsLayout()
      })
      .disposed(by: bag)
    button.tap
      .subscribe(onNext: { [unowned self] in
        requests.accept(
          Choice(title: title, options: names, current: index(chosen.value)) { [unowned self] choice in
            var filters = chosen.value
            set(&filters, choice)
            chosen.accept(filters)
          })
      })
      .disposed(by: bag)
  }

  func focusFirst() { order.focus() }

  var isFirstFocused: Bool { order.isFocused }

  override func layoutSubviews() {
    // A button has two columns on each side of its title, and there is one column between two buttons.
    let isLong = labels.reduce(-1) { $0 + $1.long.columns + 5 } <= bounds.width
    for (button, label) in zip(buttons, labels) { button.title = isLong ? label.long : label.short }
    var x = 0
    for button in buttons {
      let width = button.sizeThatFits(bounds.size).width
      button.frame = Rect(x: x, y: 0, width: max(0, min(width, bounds.width - x)), height: 1)
      x += width + 1
    }
  }

  override var commands: [KeyCommand] {
    guard let texts = window?.commandTexts else { return super.commands }
    let next = color.isFocused ? [] : [keyCommand(texts.nextButton, [KeyPress(.right)], isHint: true)]
    let previous =
      order.isFocused ? [] : [keyCommand(texts.previousButton, [KeyPress(.left)], isHint: color.isFocused)]
    return next + previous + super.commands
  }

  override func keyDown(_ key: KeyPress) -> Bool {
    guard let index = buttons.firstIndex(where: \.isFocused) else { return false }
    switch key {
    case KeyPress(.left) where index > 0: buttons[index - 1].focus()
    case KeyPress(.right) where index < buttons.count - 1: buttons[index + 1].focus()
    default: return false
    }
    return true
  }
}
