import Domain
import Images
import Presentation
import Terminal
import TerminalImage

/// A song's cover, or a text if the song has no cover.
final class CoverView: View {
  var cover = SongCover() {
    didSet { if cover != oldValue { leave() } }
  }

  var capabilities: Capabilities {
    didSet { if capabilities != oldValue { setNeedsDisplay() } }
  }

  /// Called when the terminal can release a picture's data, with the command that releases the data.
  var onForget: (_ id: Int, _ command: [UInt8]) -> Void = { _, _ in }

  private let unreadable: String
  private var isUnreadable = false
  private let makeID: @MainActor () -> Int
  private var wanted: PictureRequest?
  private var ready: (request: PictureRequest, picture: PreparedPicture)?

  /// - Parameters:
  ///   - unreadable: the text that is shown if the file is not a picture.
  ///   - makeID: returns an identifier for a picture in the terminal.
  init(on capabilities: Capabilities, unreadable: String, makeID: @escaping @MainActor () -> Int) {
    self.capabilities = capabilities
    self.unreadable = unreadable
    self.makeID = makeID
    super.init()
  }

  /// Releases the picture in memory and in the terminal.
  func leave() {
    if let picture = ready?.picture, case .pixels = picture.content {
      onForget(picture.id, KittyImage(id: picture.id).delete())
    }
    (wanted, ready, isUnreadable) = (nil, nil, false)
    setNeedsDisplay()
  }

  override func draw(in canvas: Canvas) {
    guard let artwork = cover.artwork, !isUnreadable else {
      let text = isUnreadable ? unreadable : cover.status
      canvas.draw(
        text.printable(atMost: 512).truncated(toColumns: canvas.size.width), at: .zero, style: theme.secondary)
      return
    }
    guard capabilities.pictures.method != .none, canvas.size.width > 1, canvas.size.height > 1 else { return }
    prepare(artwork, in: canvas.size)
    ready?.picture.draw(in: canvas)
  }

  /// Decodes the picture for the size of the view. Does nothing if the picture is decoded or being decoded.
  private func prepare(_ artwork: Artwork, in room: Size) {
    guard let size = try? RGBImage.size(ofJPEG: artwork.jpeg) else {
      isUnreadable = true
      return setNeedsDisplay()
    }
    let area = CellArea(columns: room.width, rows: room.height).fitting(size, cell: capabilities.cellPixels)
    let request = PictureRequest(address: "cover", area: area, framing: .whole, on: capabilities)
    guard request != wanted else { return }
    if ready != nil { leave() }
    wanted = request
    let id = makeID()
    Task { [weak self] in
      let picture = await Self.picture(artwork, for: request, id: id)
      guard let self, wanted == request else { return }
      ready = picture.map { (request, $0) }
      isUnreadable = picture == nil
      setNeedsDisplay()
    }
  }

  /// Decodes a picture off the main actor.
  @concurrent
  private static func picture(
    _ artwork: Artwork, for request: PictureRequest, id: Int
  ) async -> PreparedPicture? {
    try? PreparedPicture(id: id, jpeg: artwork.jpeg, for: request)
  }

  override var spokenText: String? { cover.status.isEmpty ? nil : cover.status }
}
