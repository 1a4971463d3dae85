public import Reactive

/// An element of a page: its properties are outputs, and its controls are inputs.
///
///     let counter = page.addElement("counter")
///     let output = viewModel.transform(input: .init(plus: counter.tap("plus"), minus: counter.tap("minus")))
///     output.value.map { .number($0) }.drive(counter.property("value")).disposed(by: bag)
///
/// A control exists while it has a subscriber. An event for a control without a subscriber is ignored.
@MainActor
public final class PageElement {
  /// The name of the element, by which the page finds it.
  public let name: String
  weak var page: WebPage?
  private(set) var properties: [String: JSON] = [:]
  private var controls: [String: PublishRelay<JSON>] = [:]

  init(_ name: String, on page: WebPage) {
    self.name = name
    self.page = page
  }

  // MARK: Inputs

  /// The events of a control, with the values that the page sends.
  ///
  /// - Parameter value: Converts the page's value; nil refuses the event.
  public func events<Value>(_ control: String, _ value: @escaping (JSON) -> Value?) -> ControlEvent<Value> {
    let refuse: (JSON) -> Void = { [weak self] _ in
      guard let self else { return }
      page?.refuse("wrong value for \(name).\(control)")
    }
    return ControlEvent(
      events: relay(control).asObservable()
        .compactMap { json in
          let converted = value(json)
          if converted == nil { refuse(json) }
          return converted
        })
  }

  /// The events of a button.
  public func tap(_ control: String) -> ControlEvent<Void> {
    ControlEvent(events: relay(control).asObservable().map { _ in })
  }

  /// The text of a field. Texts that the program sets appear in the property of the same name.
  public func text(_ control: String) -> ControlProperty<String> {
    let current = Observable<String>.deferred { [weak self] in .just(self?.properties[control]?.string ?? "") }
    let typed = events(control, \.string)
      // The field shows what the user typed already, so the text is stored but not sent.
      .do(onNext: { [weak self] in self?.properties[control] = .string($0) })
    return ControlProperty(
      values: current.concat(typed.asObservable()),
      valueSink: Binder(self) { element, text in element.set(control, .string(text)) })
  }

  /// Whether a control has been created, so that its events are accepted.
  func hasControl(_ control: String) -> Bool { controls[control] != nil }

  /// Delivers an event from the page.
  func receive(_ control: String, _ value: JSON) { controls[control]?.accept(value) }

  private func relay(_ control: String) -> PublishRelay<JSON> {
    if let relay = controls[control] { return relay }
    let relay = PublishRelay<JSON>()
    controls[control] = relay
    return relay
  }

  // MARK: Outputs

  /// The property of this name. If the page is slow or disconnected, it receives only the latest value.
  public func property(_ property: String) -> Binder<JSON> {
    Binder(self) { element, value in element.set(property, value) }
  }

  /// The messages of this name, each of which the page receives, in order.
  public func message(_ message: String) -> Binder<JSON> {
    Binder(self) { element, value in element.page?.emit(message, value, of: element) }
  }

  /// Sets a property, and sends its value with the other changes of this turn.
  public func set(_ property: String, _ value: JSON) {
    guard properties.updateValue(value, forKey: property) != value else { return }
    page?.propertyChanged(property, of: self)
  }
}
