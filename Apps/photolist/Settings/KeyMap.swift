import Terminal

/// Which keys do what, in the browser. The config file changes it action by action:
///
///     { "keys": { "like": ["f", "Ctrl-L"], "quit": ["Q"] } }
struct KeyMap: Equatable {
  /// What keys can be chosen for, by the name in the config file.
  enum Action: String, CaseIterable {
    case quit, help, search, nextSection, previousSection, photos, searchSection, topics, likes
    case back, retry, reload, like, save, cancelSaving, share, openPage
    case next, previous, larger, smaller, whole, facts, filters
    case up, down, left, right, pageUp, pageDown, first, last
  }

  private var keys: [Action: [KeyPress]] = [
    .quit: [.character("q"), .control("q")],
    .help: [.character("?")],
    .search: [.character("/")],
    .nextSection: [KeyPress(.tab)],
    .previousSection: [KeyPress(.tab, .shift)],
    .photos: [.character("1")],
    .searchSection: [.character("2")],
    .topics: [.character("3")],
    .likes: [.character("4")],
    .back: [KeyPress(.escape)],
    .retry: [.character("r")],
    .reload: [.character("R"), KeyPress(.character("r"), .shift), KeyPress(.function(5))],
    .like: [.character("l")],
    .save: [.character("d")],
    .cancelSaving: [.character("x")],
    .share: [.character("s")],
    .openPage: [.character("o")],
    .next: [.character("n")],
    .previous: [.character("p")],
    .larger: [.character("+"), .character("=")],
    .smaller: [.character("-")],
    .whole: [.character("0")],
    .facts: [.character("i")],
    .filters: [.character("f")],
    .up: [KeyPress(.up), .character("k")],
    .down: [KeyPress(.down), .character("j")],
    .left: [KeyPress(.left), .character("h")],
    .right: [KeyPress(.right)],
    .pageUp: [KeyPress(.pageUp), .control("b")],
    .pageDown: [KeyPress(.pageDown), .control("f"), .character(" ")],
    .first: [KeyPress(.home), .character("g")],
    .last: [KeyPress(.end), .character("G"), KeyPress(.character("g"), .shift)],
  ]

  init() {}

  /// - Parameter changes: the keys' names of each action that is to have others.
  /// - Throws: `SettingsError.badKey`, for the first mistake.
  init(changes: [String: [String]]) throws(SettingsError) {
    for (name, keyNames) in changes.sorted(by: { $0.key < $1.key }) {
      guard let action = Action(rawValue: name) else {
        let known = Action.allCases.map(\.rawValue).joined(separator: ", ")
        throw .badKey(action: name, reason: "there is no such action. There are: \(known).")
      }
      keys[action] = try keyNames.map { name throws(SettingsError) in
        guard let key = KeyPress(name) else {
          throw .badKey(
            action: action.rawValue, reason: "“\(name)” is no key. Write it like x, Ctrl-X, F5, Enter or Up.")
        }
        return key
      }
    }
    try refuseSharedKeys(Set(changes.keys))
  }

  /// A key that somebody chose is taken from what it did by default; two that were both chosen cannot be meant.
  private mutating func refuseSharedKeys(_ chosen: Set<String>) throws(SettingsError) {
    var owners: [KeyPress: Action] = [:]
    for action in Action.allCases where chosen.contains(action.rawValue) {
      for key in self[action] {
        if let owner = owners[key], owner != action {
          throw .badKey(action: action.rawValue, reason: "\(key) is also chosen for \(owner.rawValue).")
        }
        owners[key] = action
      }
    }
    for action in Action.allCases where !chosen.contains(action.rawValue) {
      keys[action] = self[action].filter { owners[$0] == nil }
    }
  }

  subscript(_ action: Action) -> [KeyPress] { keys[action] ?? [] }

  /// For lists, grids and pictures.
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
