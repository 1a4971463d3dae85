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

  /// The arrow keys, Page Up, Page Down, Home and End.
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
}
