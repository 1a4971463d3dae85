/// Stores what the terminal shows, and encodes the difference between each new frame and the previous frame.
///
/// ```swift
/// let bytes = screen.frame { canvas in canvas.draw("hello", at: .zero) }
/// ```
public final class Screen {
  /// The capabilities that affect encoding. A change of colors or links repaints the screen.
  public struct Options: Equatable, Sendable {
    public var depth: ColorDepth
    /// Whether the terminal shows a frame only when it is complete.
    public var isSynchronized: Bool
    public var hasLinks: Bool
    /// Whether the program runs in tmux. In tmux, data for the terminal must be wrapped.
    public var isInTmux: Bool

    public init(depth: ColorDepth, isSynchronized: Bool = false, hasLinks: Bool = false, isInTmux: Bool = false) {
      self.depth = depth
      self.isSynchronized = isSynchronized
      self.hasLinks = hasLinks
      self.isInTmux = isInTmux
    }
  }

  public var options: Options {
    didSet { if options.depth != oldValue.depth || options.hasLinks != oldValue.hasLinks { repaint() } }
  }

  public private(set) var size: Size

  private let surface: Surface
  private var shown: CellGrid
  private var shownPictures: [Int: Surface.Placement] = [:]
  private var uploaded: Set<Int> = []
  /// The identifiers of the last frame's uploads, for which ``Surface/Upload/check`` does not need to be sent again.
  private var checked: Set<Int> = []
  /// The number of times that the terminal did not have a picture's data, by the picture's id.
  private var misses: [Int: Int] = [:]
  private var pendingCommands: [UInt8] = []
  private var shownCursor: Point?
  private var mustClear = true

  public init(size: Size, options: Options) {
    self.size = size
    self.options = options
    surface = Surface(size: size)
    shown = CellGrid(size: size)
  }

  /// Makes the next frame a full repaint. Uploaded pictures are not uploaded again.
  public func repaint() {
    mustClear = true
    misses.removeAll()
  }

  /// Changes the size, which makes the next frame a full repaint.
  public func resize(to size: Size) {
    self.size = size
    surface.resize(to: size)
    shown = CellGrid(size: size)
    repaint()
  }

  /// Makes the next frame a full repaint that also uploads pictures again. Call this method after another program has
  /// used the terminal.
  public func reset() {
    uploaded.removeAll()
    shownPictures.removeAll()
    shownCursor = nil
    repaint()
  }

  /// Sends a picture again with the next frame. Call this method if the terminal does not have the picture's data.
  ///
  /// After three attempts, ``Canvas/place(_:at:style:)`` and ``Canvas/require(upload:check:_:)`` return false for the
  /// picture.
  public func resend(upload id: Int) {
    guard uploaded.remove(id) != nil else { return }
    misses[id, default: 0] += 1
    shownPictures[id] = nil
  }

  /// Releases the data of a picture in the terminal with the next frame.
  public func forget(upload id: Int, command: [UInt8]) {
    misses[id] = nil
    if uploaded.remove(id) != nil { pendingCommands += command }
  }

  /// Draws a frame and returns the bytes that update the terminal; empty if nothing changed.
  public func frame(_ draw: (Canvas) -> Void) -> [UInt8] {
    if surface.glyphs.isLarge {
      surface.glyphs = GlyphTable()
      repaint()
    }
    surface.begin(refusing: Set(misses.filter { $0.value >= 3 }.keys))
    draw(Canvas(surface))
    surface.dropCoveredPlacements()
    return encode()
  }

  private func forTerminal(_ commands: [UInt8]) -> [UInt8] {
    options.isInTmux ? TmuxPassthrough.wrapped(commands) : commands
  }

  private func encode() -> [UInt8] {
    var preparation = forTerminal(pendingCommands)
    pendingCommands.removeAll()
    if mustClear { checked.removeAll() }
    for upload in surface.uploads {
      let isNew = uploaded.insert(upload.id).inserted
      if isNew { preparation += forTerminal(upload.data()) }
      if !options.isInTmux, isNew || !checked.contains(upload.id) { preparation += upload.check }
    }
    checked = Set(surface.uploads.map(\.id))
    var encoder = FrameEncoder(options: options, preparation: preparation, shownCursor: shownCursor)
    if mustClear {
      for old in shownPictures.values { encoder.raw(old.picture.removal) }
      encoder.clear(keepsPictures: !uploaded.isEmpty)
      shown.clear()
      shownPictures.removeAll()
      mustClear = false
    }
    for (id, old) in shownPictures where surface.placements[id]?.rect != old.rect {
      encoder.raw(old.picture.removal)
      shownPictures[id] = nil
    }
    let written = encoder.write(surface.grid, over: shown, glyphs: surface.glyphs)
    for (id, placement) in surface.placements {
      let rect = placement.rect
      let isTouched = rect.rows.contains { written[$0].contains { $0.overlaps(rect.columns) } }
      // Comparing megabytes of sixels is fast, because frames share the same array, and `==` compares the storage first.
      let isShown = shownPictures[id]?.picture.drawing == placement.picture.drawing
      if !isShown || isTouched { encoder.draw(placement.picture, at: rect.origin) }
    }
    shownPictures = surface.placements
    surface.exchangeGrid(with: &shown)
    defer { shownCursor = surface.cursor }
    return encoder.finish(cursor: surface.cursor)
  }
}
