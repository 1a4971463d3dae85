/// The keys that move a selection or scroll.
public struct MovementKeys: Sendable {
  public var up: Set<KeyPress>
  public var down: Set<KeyPress>
  public var left: Set<KeyPress>
  public var right: Set<KeyPress>
  public var pageUp: Set<KeyPress> = [KeyPress(.pageUp), .control("b")]
  public var pageDown: Set<KeyPress> = [KeyPress(.pageDown), .control("f")]
  public var first: Set<KeyPress>
  public var last: Set<KeyPress>

  /// The arrow keys, Page Up, Page Down, Home, End, Ctrl-B and Ctrl-F.
  public static let arrows = MovementKeys(
    up: [KeyPress(.up)], down: [KeyPress(.down)], left: [KeyPress(.left)], right: [KeyPress(.right)],
    first: [KeyPress(.home)], last: [KeyPress(.end)]
  )

  /// The keys of ``arrows``, and the letters `h` `j` `k` `l` `g` `G`. A screen can remove letters that it uses for
  /// commands.
  public static let letters: MovementKeys = {
    var keys = arrows
    keys.up.insert(.character("k"))
    keys.down.insert(.character("j"))
    keys.left.insert(.character("h"))
    keys.right.insert(.character("l"))
    keys.first.insert(.character("g"))
    keys.last.formUnion([.character("G"), KeyPress(.character("g"), .shift)])
    return keys
  }()

  /// Returns the keys with an additional key for the next page.
  public func adding(pageDown key: KeyPress) -> MovementKeys {
    var keys = self
    keys.pageDown.insert(key)
    return keys
  }
}

extension Collection<Set<KeyPress>> {
  /// The keys in the order in which hints and help list them: named keys first, then characters.
  public var listed: [KeyPress] {
    func isCharacter(_ key: KeyPress) -> Bool {
      if case .character = key.key { true } else { false }
    }
    let keys = flatMap { $0.sorted { "\($0)" < "\($1)" } }
    return keys.filter { !isCharacter($0) } + keys.filter(isCharacter)
  }
}
