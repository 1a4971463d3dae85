/// A view that lays out its subviews in a row or a column.
///
/// ```swift
/// let screen = Stack(.vertical, [.init(header, .fixed(1)), .init(grid, .fill), .init(hints, .fitting)])
/// ```
public final class Stack: View {
  public enum Axis: Sendable {
    case horizontal, vertical
  }

  /// The length of a subview along the axis.
  public enum Length: Sendable {
    /// A number of columns or rows.
    case fixed(Int)
    /// The length that ``View/sizeThatFits(_:)`` returns.
    case fitting
    /// An equal share of the remaining length.
    case fill
  }

  public struct Item {
    let view: View
    let length: Length

    public init(_ view: View, _ length: Length) {
      self.view = view
      self.length = length
    }
  }

  private let axis: Axis
  private let spacing: Int
  private var items: [Item]

  public init(_ axis: Axis, spacing: Int = 0, _ items: [Item]) {
    self.axis = axis
    self.spacing = spacing
    self.items = items
    super.init()
    for item in items { addSubview(item.view) }
  }

  public override func layoutSubviews() {
    let shown = items.filter { !$0.view.isHidden }
    let available = axis == .vertical ? bounds.height : bounds.width
    var rest = available - spacing * max(0, shown.count - 1)
    var lengths = shown.map { item -> Int? in
      let wanted: Int
      switch item.length {
      case .fixed(let length): wanted = length
      case .fitting:
        let size = item.view.sizeThatFits(bounds.size)
        wanted = axis == .vertical ? size.height : size.width
      case .fill: return nil
      }
      let length = max(0, min(wanted, rest))
      rest -= length
      return length
    }
    var fillers = lengths.filter { $0 == nil }.count
    for index in lengths.indices where lengths[index] == nil {
      lengths[index] = rest / fillers
      rest -= rest / fillers
      fillers -= 1
    }
    var position = 0
    for (item, length) in zip(shown, lengths) {
      let length = length ?? 0
      item.view.frame =
        axis == .vertical
        ? Rect(x: 0, y: position, width: bounds.width, height: length)
        : Rect(x: position, y: 0, width: length, height: bounds.height)
      position += length + spacing
    }
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    var (along, across) = (0, 0)
    let shown = items.filter { !$0.view.isHidden }
    for item in shown {
      let fitting = item.view.sizeThatFits(size)
      let (length, width) = axis == .vertical ? (fitting.height, fitting.width) : (fitting.width, fitting.height)
      if case .fixed(let fixed) = item.length { along += fixed } else { along += length }
      across = max(across, width)
    }
    along += spacing * max(0, shown.count - 1)
    return axis == .vertical
      ? Size(width: min(across, size.width), height: min(along, size.height))
      : Size(width: min(along, size.width), height: min(across, size.height))
  }
}
