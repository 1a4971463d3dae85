/// Remembers what the terminal shows and finds the shortest output that makes it show something else.
///
/// ```swift
/// let bytes = screen.frame { canvas in canvas.draw("hello", at: .zero) }
/// ```
public final class Screen {
  /// How the terminal is to be spoken to; a change repaints everything.
  public struct Options: Equatable, Sendable {
    public var depth: ColorDepth
    /// The terminal holds back a frame until it is complete.
    public var isSynchronized: Bool
    public var hasLinks: Bool
    /// What is for the terminal behind tmux is wrapped.
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
  private var pendingCommands: [UInt8] = []
  private var shownCursor: Point?
  private var mustClear = true

  public init(size: Size, options: Options) {
    self.size = size
    self.options = options
    surface = Surface(size: size)
    shown = CellGrid(size: size)
  }

  /// The next frame is drawn in full.
  public func repaint() {
    mustClear = true
  }

  /// The terminal has a new size; what it shows is not known.
  public func resize(to size: Size) {
    self.size = size
    surface.resize(to: size)
    shown = CellGrid(size: size)
    repaint()
  }

  /// The terminal has forgotten its pictures (it was given back to the shell): they are sent again.
  public func reset() {
    uploaded.removeAll()
    shownPictures.removeAll()
    shownCursor = nil
    repaint()
  }

  /// Lets the terminal drop the data of a picture, with the next frame.
  public func forget(upload id: Int, command: [UInt8]) {
    if uploaded.remove(id) != nil { pendingCommands += command }
  }

  /// Draws a frame and returns the bytes that bring the terminal from the last one to it; empty when nothing differs.
  public func frame(_ draw: (Canvas) -> Void) -> [UInt8] {
    if surface.glyphs.isLarge {
      surface.glyphs = GlyphTable()
      repaint()
    }
    surface.begin()
    draw(Canvas(surface))
    surface.dropCoveredPlacements()
    return encode()
  }

  private func forTerminal(_ commands: [UInt8]) -> [UInt8] {
    options.isInTmux ? TmuxPassthrough.wrapped(commands) : commands
  }

  private func encode() -> [UInt8] {
    var encoder = FrameEncoder(options: options, shownCursor: shownCursor)
    encoder.raw(forTerminal(pendingCommands))
    pendingCommands.removeAll()
    for (id, data) in surface.uploads where uploaded.insert(id).inserted { encoder.raw(forTerminal(data())) }
    if mustClear {
      encoder.clear()
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
      let isTouched = rect.rows.contains { written[$0].overlaps(rect.columns) }
      // Megabytes of sixels are not compared byte by byte: it is the same array in each frame.
      let isShown = shownPictures[id]?.picture.drawing == placement.picture.drawing
      if !isShown || isTouched { encoder.draw(placement.picture, at: rect.origin) }
    }
    shownPictures = surface.placements
    surface.exchangeGrid(with: &shown)
    defer { shownCursor = surface.cursor }
    return encoder.finish(cursor: surface.cursor)
  }
}
