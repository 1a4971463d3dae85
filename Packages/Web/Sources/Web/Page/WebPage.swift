/// The page that one browser tab shows, which consists of elements with properties and controls.
///
/// Changes without an `await` between them are sent as one message. A message is created only after the connection has
/// written the previous message, so a slow connection receives the latest value of each property. Changes are also
/// collected while the tab is disconnected.
@MainActor
public final class WebPage {
  /// The screen that the tab showed before its page was lost, for example because the server was restarted; null for a
  /// new tab. The tab stores this value, which is the latest property `place` of the element `frame`.
  public let place: JSON
  /// Called when the page has changes to send.
  var onChange: () -> Void = {}

  private var elements: [String: PageElement] = [:]
  private var order: [String] = []
  private var changes: [String: Set<String>] = [:]
  private var removed: Set<String> = []
  private var messages: [JSON] = []
  private let log: @Sendable (String) -> Void

  /// The maximum number of messages that wait for the tab. Above the limit, the oldest message is discarded.
  static let messageLimit = 64

  init(place: JSON = .null, log: @escaping @Sendable (String) -> Void) {
    self.place = place
    self.log = log
  }

  // MARK: Elements

  /// Returns the element with a name, and adds the element if it does not exist.
  public func addElement(_ name: String) -> PageElement {
    if let element = elements[name] { return element }
    let element = PageElement(name, on: self)
    elements[name] = element
    order.append(name)
    return element
  }

  /// Removes an element. Later changes of the element's properties and later events of its controls are ignored.
  public func remove(_ element: PageElement) {
    guard elements[element.name] === element else { return }
    elements[element.name] = nil
    order.removeAll { $0 == element.name }
    changes[element.name] = nil
    removed.insert(element.name)
    onChange()
  }

  // MARK: Inputs

  /// Delivers an event from the tab to a control.
  func receive(_ event: PageEvent) {
    guard let element = elements[event.element], element.hasControl(event.control) else {
      // The tab can send an event for an element that has just been removed.
      return refuse("unknown control \(event.element.prefix(40)).\(event.control.prefix(40))")
    }
    element.receive(event.control, event.value)
  }

  func refuse(_ reason: String) { log("event refused: \(reason)") }

  // MARK: Outputs

  func propertyChanged(_ property: String, of element: PageElement) {
    guard elements[element.name] === element else { return }
    changes[element.name, default: []].insert(property)
    onChange()
  }

  func emit(_ message: String, _ value: JSON, of element: PageElement) {
    guard elements[element.name] === element else { return }
    if messages.count >= Self.messageLimit { messages.removeFirst() }
    messages.append(.array([.string(element.name), .string(message), value]))
    onChange()
  }

  /// Adds all properties to the next message.
  func sendEverything() {
    for (name, element) in elements where !element.properties.isEmpty { changes[name] = Set(element.properties.keys) }
  }

  /// Returns the changes since the last call; nil if there are none.
  func takeChanges() -> [String: JSON]? {
    guard !changes.isEmpty || !removed.isEmpty || !messages.isEmpty else { return nil }
    var message: [String: JSON] = [:]
    if !removed.isEmpty { message["remove"] = .array(removed.sorted().map { .string($0) }) }
    if !changes.isEmpty {
      message["set"] = .object(
        changes.reduce(into: [:]) { result, change in
          let properties = elements[change.key]?.properties ?? [:]
          result[change.key] = .object(properties.filter { change.value.contains($0.key) })
        })
    }
    if !messages.isEmpty { message["emit"] = .array(messages) }
    (changes, removed, messages) = ([:], [], [])
    return message
  }
}

/// An event that the page has sent for a control.
struct PageEvent: Hashable, Sendable {
  let element: String
  let control: String
  let value: JSON

  /// Creates an event from a message, or returns nil if the message is not an event.
  init?(_ message: JSON) {
    guard let element = message["element"]?.string, let control = message["event"]?.string else { return nil }
    self.element = element
    self.control = control
    value = message["value"] ?? .null
  }
}
