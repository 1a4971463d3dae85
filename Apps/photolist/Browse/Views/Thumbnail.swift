import Domain
import Presentation
import Terminal
import TerminalImage

/// An item of a grid: a picture with a caption, or a single line if there is no room for a picture.
struct Thumbnail {
  var photo: Photo?
  /// The text below the picture.
  var caption: String
  /// The text of an item that is a single line.
  var title: String
  /// The text at the right end of the caption or of the single line.
  var note = ""
  var isLiked = false
  /// Whether the photo is selected for actions on several photos.
  var isChosen = false

  /// - Parameter item: the photo; nil until the photo is loaded.
  init(_ item: PhotoItem?) {
    guard let item else {
      caption = "…"
      title = "…"
      return
    }
    photo = item.photo
    caption = item.caption
    title = item.title
    isLiked = item.isLiked
  }

  init(_ item: TopicItem) {
    photo = item.topic.cover
    caption = item.title
    title = item.title
    note = item.count
  }

  init(_ item: CollectionItem) {
    photo = item.collection.cover
    caption = item.title
    title = item.owner.isEmpty ? item.title : "\(item.title) — \(item.owner)"
    note = item.count
  }

  /// The text for plain mode, which screen readers speak.
  var spoken: String {
    let parts = [title, caption == title ? "" : caption, note].filter { !$0.isEmpty }
    return parts.joined(separator: ", ").printable(atMost: 512) + (isLiked ? " ♥" : "") + (isChosen ? " ●" : "")
  }

  /// Returns the size of the picture in a cell. The cell's last row holds the caption.
  static func pictureSize(in cell: Size) -> Size { Size(width: cell.width, height: cell.height - 1) }

  @MainActor
  func draw(in canvas: Canvas, isSelected: Bool, isFocused: Bool, theme: Theme, pipeline: PhotoPipeline) {
    let isMarked = isSelected && isFocused
    let look = isMarked ? theme.selection : isSelected ? theme.strong : theme.secondary
    guard canvas.size.height > 1 else {
      drawLine(
        title, caption == title ? note : caption, in: canvas, look: isMarked ? look : theme.text,
        noteLook: isMarked ? look : theme.secondary, heartLook: isMarked ? look : theme.heart)
      return
    }
    let size = Self.pictureSize(in: canvas.size)
    if let photo {
      pipeline.draw(photo, as: pipeline.request(photo, area: size, framing: .middle), in: canvas.part(Rect(size: size)))
    }
    drawLine(
      caption, note, in: canvas.part(Rect(x: 0, y: size.height, width: size.width, height: 1)), look: look,
      noteLook: isMarked ? look : theme.secondary, heartLook: isMarked ? look : theme.heart)
  }

  /// Draws the text on the left, and the note and the heart on the right.
  private func drawLine(
    _ text: String, _ note: String, in canvas: Canvas, look: Style, noteLook: Style, heartLook: Style
  ) {
    if look.background != .terminal || look.attributes.contains(.reverse) { canvas.fill(canvas.bounds, style: look) }
    var end = canvas.size.width - 1
    if isLiked {
      end -= 1
      canvas.draw("♥", at: Point(x: end, y: 0), style: heartLook)
      end -= 1
    }
    let note = note.printable(atMost: 512).truncated(toColumns: max(0, end / 2))
    end -= note.columns
    canvas.draw(note, at: Point(x: end, y: 0), style: noteLook)
    let room = note.isEmpty ? end - 1 : end - 2
    let mark = isChosen ? "● " : ""
    let cut = (mark + text.printable(atMost: 512)).truncated(toColumns: max(0, room))
    canvas.draw(cut, at: Point(x: 1, y: 0), style: look)
  }
}
