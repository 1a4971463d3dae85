public import Reactive

/// An element of a page: its properties are outputs, and its controls are inputs.
///
///     let counter = page.addElement("counter")
///     let output = viewModel.transform(input: .init(plus: counter.tap("plus"), minus: counter.tap("minus")))
///     output.value.map { .number($0) }.drive(counter.property("value")).disposed(by: bag)
///
/// The methods ``tap(_:)``, ``events(_:_:)`` and ``text(_:)`` create a control. An event for a control without a
/// subscriber is ignored.
@MainActor
public final class PageElement {
  /// The name by which the page finds the element.
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
  /// - Parameter value: Converts the value that the page sends, or returns nil to refuse the event.
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

  /// The text of a field. When the program sets the text, the page receives it as a property with the same name as the
  /// control.
  public func text(_ control: String) -> ControlProperty<String> {
    let current = Observable<String>.deferred { [weak self] in .just(self?.properties[control]?.string ?? "") }
    let typed = events(control, \.string)
      // The field already shows the typed text, so the text is stored but not sent.
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

  /// Returns a binder that sets a property. A slow or disconnected page receives only the latest value.
  public func property(_ property: String) -> Binder<JSON> {
    Binder(self) { element, value in element.set(property, value) }
  }

  /// Returns a binder that sends messages. The page receives the messages in order. For a slow or disconnected page,
  /// only the latest 64 messages are stored.
  public func message(_ message: String) -> Binder<JSON> {
    Binder(self) { element, value in element.page?.emit(message, value, of: element) }
  }

  /// Sets a property. Changes without an `await` between them are sent as one message.
  public func set(_ property: String, _ value: JSON) {
    guard properties.updateValue(value, forKey: property) != value else { return }
    page?.propertyChanged(property, of: self)
  }
}
