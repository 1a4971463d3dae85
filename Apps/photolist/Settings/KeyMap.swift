import AppSupport
import Presentation
import Terminal

/// The keys of the browser's actions. The config file can replace an action's keys:
///
///     { "keys": { "like": ["f", "Ctrl-L"], "quit": ["Q"] } }
struct KeyMap: Equatable, Sendable {
  /// An action that has keys. The file of a screen declares the screen's actions, and a `BrowseSection` lists the
  /// actions.
  struct Action: Hashable, Sendable {
    /// The name in the config file.
    let name: String
    let defaultKeys: [KeyPress]

    init(_ name: String, _ defaultKeys: KeyPress...) {
      self.name = name
      self.defaultKeys = defaultKeys
    }
  }

  private var keys: [Action: [KeyPress]] = [:]

  init() {}

  /// - Parameters:
  ///   - changes: the new keys, by the name of their action.
  ///   - path: the path of the config file, for error messages.
  /// - Throws: `CommandFailure`, for the first invalid entry.
  init(changes: [String: [String]], path: String = "config.json") throws(CommandFailure) {
    let actions = Action.all
    for (name, keyNames) in changes.sorted(by: { $0.key < $1.key }) {
      guard let action = actions.first(where: { $0.name == name }) else {
        throw .badKey(path, action: name, reason: Strings.program.usage.unknownAction(actions.map(\.name)))
      }
      keys[action] = try keyNames.map { name throws(CommandFailure) in
        guard let key = KeyPress(name) else {
          throw .badKey(path, action: action.name, reason: Strings.program.usage.unknownKey(name))
        }
        return key
      }
    }
    if !changes.isEmpty { try removeSharedKeys(of: actions, chosen: Set(changes.keys), path) }
  }

  /// Removes the chosen keys from the actions that have these keys by default.
  ///
  /// - Throws: `CommandFailure`, if a key is chosen for two actions.
  private mutating func removeSharedKeys(
    of actions: [Action], chosen: Set<String>, _ path: String
  ) throws(CommandFailure) {
    var owners: [KeyPress: Action] = [:]
    for action in actions where chosen.contains(action.name) {
      for key in self[action] {
        if let owner = owners[key], owner != action {
          throw .badKey(path, action: action.name, reason: Strings.program.usage.sharedKey("\(key)", owner.name))
        }
        owners[key] = action
      }
    }
    for action in actions where !chosen.contains(action.name) {
      keys[action] = self[action].filter { owners[$0] == nil }
    }
  }

  /// The keys that differ from the default keys, by the name of their action.
  var changes: [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: keys.filter { $0.key.defaultKeys != $0.value }.map { action, keys in
        (action.name, keys.map(\.description))
      })
  }

  subscript(_ action: Action) -> [KeyPress] { keys[action] ?? action.defaultKeys }

  /// The keys that move in lists, grids and pictures.
  var movement: MovementKeys {
    var movement = MovementKeys.arrows
    movement.up = Set(self[.up])
    movement.down = Set(self[.down])
    movement.left = Set(self[.left])
    movement.right = Set(self[.right])
    movement.pageUp = Set(self[.pageUp])
    movement.pageDown = Set(self[.pageDown])
    movement.first = Set(self[.first])
    movement.last = Set(self[.last])
    return movement
  }
}

extension KeyMap.Action {
  static let quit = Self("quit", .character("q"), .control("q"))
  static let help = Self("help", .character("?"), KeyPress(.function(1)))
  static let commands = Self("commands", .character(":"))
  static let nextSection = Self("nextSection", KeyPress(.tab))
  static let previousSection = Self("previousSection", KeyPress(.tab, .shift))
  static let back = Self("back", KeyPress(.escape))
  static let undo = Self("undo", .character("u"))
  static let retry = Self("retry", .character("r"))
  static let reload = Self("reload", .character("R"), KeyPress(.character("r"), .shift), KeyPress(.function(5)))
  static let up = Self("up", KeyPress(.up), .character("k"))
  static let down = Self("down", KeyPress(.down), .character("j"))
  static let left = Self("left", KeyPress(.left), .character("h"))
  static let right = Self("right", KeyPress(.right), .character("l"))
  static let pageUp = Self("pageUp", KeyPress(.pageUp), .control("b"))
  static let pageDown = Self("pageDown", KeyPress(.pageDown), .control("f"))
  static let first = Self("first", KeyPress(.home), .character("g"))
  static let last = Self("last", KeyPress(.end), .character("G"), KeyPress(.character("g"), .shift))

  /// All actions of the sections and of their screens.
  static var all: [KeyMap.Action] {
    let general: [KeyMap.Action] = [
      .quit, .help, .commands, .nextSection, .previousSection, .back, .undo, .retry, .reload, .up, .down, .left, .right,
      .pageUp,
      .pageDown,
      .first, .last,
    ]
    return general + BrowseSection.all.flatMap { [$0.action] + $0.moreActions }
  }
}

extension CommandFailure {
  fileprivate static func badKey(_ path: String, action: String, reason: String) -> CommandFailure {
    let strings = Strings.program.usage
    return CommandFailure(
      message: strings.invalidKey(action, reason), advice: strings.correctKeys(path), status: .config)
  }
}
