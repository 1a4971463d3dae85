import HTTPTypes
import Web

/// A key of the keyboard, such as a letter or an arrow key.
struct Key: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The character that identifies the key in WebDriver.
  let code: String

  init(stringLiteral code: String) { self.code = code }

  static let backspace: Key = "\u{E003}"
  static let tab: Key = "\u{E004}"
  static let enter: Key = "\u{E007}"
  static let shift: Key = "\u{E008}"
  static let control: Key = "\u{E009}"
  static let alt: Key = "\u{E00A}"
  static let escape: Key = "\u{E00C}"
  static let space: Key = " "
  static let pageUp: Key = "\u{E00E}"
  static let pageDown: Key = "\u{E00F}"
  static let end: Key = "\u{E010}"
  static let home: Key = "\u{E011}"
  static let left: Key = "\u{E012}"
  static let up: Key = "\u{E013}"
  static let right: Key = "\u{E014}"
  static let down: Key = "\u{E015}"
  static let delete: Key = "\u{E017}"
}

extension Browser {
  /// Presses and releases keys, one after another, while modifiers are held down.
  func press(_ keys: Key..., holding modifiers: Key...) async throws {
    let presses: [JSON] = keys.flatMap { [Self.key("keyDown", $0), Self.key("keyUp", $0)] }
    let steps = modifiers.map { Self.key("keyDown", $0) } + presses + modifiers.map { Self.key("keyUp", $0) }
    try await perform([["type": "key", "id": "keyboard", "actions": .array(steps)]])
  }

  private static func key(_ type: String, _ key: Key) -> JSON {
    ["type": .string(type), "value": .string(key.code)]
  }

  enum Pointer: String, Sendable { case mouse, touch }

  /// Moves the mouse to the center of an element.
  func hover(_ element: Element) async throws {
    try await perform([Self.pointer(.mouse, [Self.move(to: element)])])
  }

  /// Presses the mouse button or a finger at the center of an element, even if another element covers it.
  func press(_ element: Element, with pointer: Pointer, for milliseconds: Int = 20) async throws {
    try await perform([
      Self.pointer(pointer, [Self.move(to: element), Self.down, Self.pause(milliseconds), Self.up])
    ])
  }

  /// Clicks the center of an element while a modifier key is held down.
  func click(_ element: Element, holding modifier: Key) async throws {
    let wait: JSON = ["type": "pause", "duration": 0]
    try await perform([
      [
        "type": "key", "id": "keyboard",
        "actions": .array([Self.key("keyDown", modifier), wait, wait, Self.key("keyUp", modifier)]),
      ],
      Self.pointer(.mouse, [Self.move(to: element), Self.down, Self.up, wait]),
    ])
  }

  /// Taps the center of an element with a finger.
  func tap(_ element: Element) async throws {
    try await press(element, with: .touch)
  }

  func doubleClick(_ element: Element) async throws {
    try await perform([
      Self.pointer(.mouse, [Self.move(to: element), Self.down, Self.up, Self.pause(30), Self.down, Self.up])
    ])
  }

  /// Drags the mouse or swipes from the center of an element by a distance.
  func drag(_ element: Element, byX x: Int, y: Int, with pointer: Pointer) async throws {
    let steps = 8
    let moves: [JSON] = (1...steps).map { step in
      Self.move(to: element, x: x * step / steps, y: y * step / steps, milliseconds: 16)
    }
    try await perform([Self.pointer(pointer, [Self.move(to: element), Self.down] + moves + [Self.up])])
  }

  /// Changes the distance between two fingers on an element.
  func pinch(_ element: Element, from start: Int, to end: Int) async throws {
    let fingers: [JSON] = [-1, 1].map { side in
      let moves: [JSON] = (1...8).map { step in
        Self.move(to: element, x: side * (start + (end - start) * step / 8) / 2, milliseconds: 16)
      }
      return Self.pointer(
        .touch, id: side < 0 ? "thumb" : "index finger",
        [Self.move(to: element, x: side * start / 2), Self.down] + moves + [Self.up])
    }
    try await perform(fingers)
  }

  /// Turns the mouse wheel over an element.
  func wheel(over element: Element, byX x: Int = 0, y: Int) async throws {
    let turn: JSON = [
      "type": "scroll", "origin": element.reference, "x": 0, "y": 0, "deltaX": .number(x), "deltaY": .number(y),
      "duration": 0,
    ]
    try await perform([["type": "wheel", "id": "wheel", "actions": [turn]]])
  }

  private func perform(_ sources: [JSON]) async throws {
    try await send(.post, "/actions", ["actions": .array(sources)])
  }

  private static func pointer(_ pointer: Pointer, id: String? = nil, _ steps: [JSON]) -> JSON {
    [
      "type": "pointer", "id": .string(id ?? pointer.rawValue),
      "parameters": ["pointerType": .string(pointer.rawValue)], "actions": .array(steps),
    ]
  }

  private static func move(to element: Element, x: Int = 0, y: Int = 0, milliseconds: Int = 0) -> JSON {
    [
      "type": "pointerMove", "origin": element.reference, "x": .number(x), "y": .number(y),
      "duration": .number(milliseconds),
    ]
  }

  private static let down: JSON = ["type": "pointerDown", "button": 0]
  private static let up: JSON = ["type": "pointerUp", "button": 0]
  private static func pause(_ milliseconds: Int) -> JSON { ["type": "pause", "duration": .number(milliseconds)] }
}
