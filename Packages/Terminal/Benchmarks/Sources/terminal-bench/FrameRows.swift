import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Measures the time to draw a frame and to encode its difference from the previous frame. The frames show a grid of
/// 100,000 pictures made of blocks.
@MainActor
struct FrameRows {
  static let laptop = Size(width: 112, height: 36)
  static let large = Size(width: 200, height: 60)

  private let size: Size
  private let screen: Screen
  private let grid: CollectionView<Int>
  private let window: Window

  init(size: Size) {
    self.size = size
    screen = Screen(size: size, options: Screen.Options(depth: .trueColor, isSynchronized: true))
    grid = CollectionView(.grid(cell: Size(width: 20, height: 9), spacing: Size(width: 2, height: 1))) {
      canvas, number, state in
      for y in 0..<8 {
        for x in 0..<20 {
          let top = UInt32(truncatingIfNeeded: number &* 7919 &+ x &* 65_793 &+ y &* 4099)
          canvas.put("▀", at: Point(x: x, y: y), style: Style(foreground: .rgb(top), background: .rgb(top &* 3)))
        }
      }
      canvas.draw("Storm 嵐 👩‍🚀 \(number)", at: Point(x: 0, y: 8), style: state.isSelected ? .bold : .plain)
    }
    grid.items = Array(0..<100_000)
    window = Window(content: grid)
  }

  func all() -> [BenchRow] {
    _ = frame()
    let name = "\(size.width)×\(size.height)"
    let repaint = median(200) { cost { screen.repaint() }.milliseconds }
    let unchanged = median(200) { cost {}.milliseconds }
    var isForward = false
    var moveBytes = 0
    let move = median(200) {
      isForward.toggle()
      let cost = cost { window.handle(.key(KeyPress(isForward ? .right : .left))) }
      moveBytes = max(moveBytes, cost.bytes)
      return cost.milliseconds
    }
    let journey = scrollToTheEnd()
    return [
      BenchRow("\(name) full repaint", repaint, "ms", atMost: size == Self.large ? 16 : 6),
      BenchRow("\(name) nothing changed", unchanged, "ms", atMost: 4),
      BenchRow("\(name) selection moves", move, "ms", atMost: 4),
      BenchRow("\(name) selection moves", Double(moveBytes), "bytes", atMost: 400),
      BenchRow("\(name) scrolling through 100,000 items, worst frame", journey.worst, "ms", atMost: 16),
      BenchRow("\(name) scrolling through 100,000 items, memory growth", journey.grown, "MB", atMost: 2),
    ]
  }

  /// Scrolls through all items. Returns the time of the slowest frame, and the memory growth after the first tenth of
  /// the items.
  private func scrollToTheEnd() -> (worst: Double, grown: Double) {
    window.handle(.key(KeyPress(.home)))
    _ = frame()
    var worst = 0.0
    var early: Double?
    var last = -1
    while grid.selection != last {
      last = grid.selection
      worst = max(worst, cost { window.handle(.key(KeyPress(.down))) }.milliseconds)
      if early == nil, grid.selection > grid.items.count / 10 { early = residentMegabytes }
    }
    return (worst, residentMegabytes - (early ?? 0))
  }

  private func frame() -> Int {
    screen.frame { canvas in window.draw(in: canvas) }.count
  }

  /// Returns the time to make a change and to encode the frame that shows the change, and the size of the frame.
  private func cost(_ change: () -> Void) -> (milliseconds: Double, bytes: Int) {
    var bytes = 0
    let time = ProcessorTime.of {
      change()
      bytes = frame()
    }
    return (time, bytes)
  }
}

/// The peak memory use of the process so far. Only the growth of this value is meaningful.
private var residentMegabytes: Double {
  var usage = rusage()
  #if canImport(Darwin)
  getrusage(RUSAGE_SELF, &usage)
  return Double(usage.ru_maxrss) / 1_048_576
  #else
  getrusage(0, &usage)
  return Double(usage.ru_maxrss) / 1024
  #endif
}
