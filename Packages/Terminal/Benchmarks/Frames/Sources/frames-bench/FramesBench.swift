import Terminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What a frame costs: a grid of 100,000 pictures made of blocks, drawn, moved in and paged through.
@main
struct FramesBench {
  @MainActor
  static func main() {
    let rows = [Size(width: 112, height: 36), Size(width: 200, height: 60)].flatMap { size in
      var bench = GridBench(size: size)
      return bench.rows()
    }
    let isJSON = CommandLine.arguments.contains("--json")
    print(isJSON ? "[\n\(rows.map(\.json).joined(separator: ",\n"))\n]" : rows.map(\.line).joined(separator: "\n"))
  }
}

/// A figure and the bar it must not be above.
struct Row {
  let name: String
  let unit: String
  let figure: Double
  let bar: Double

  var isMet: Bool { figure <= bar }

  var line: String {
    "\(name.padded(toColumns: 44)) \(rounded) \(unit), bar \(bar): \(isMet ? "met" : "MISSED")"
  }

  var json: String {
    """
      {"case": "\(name)", "unit": "\(unit)", "figure": \(rounded), "limit": null, "peers": {}, \
    "bar": "at most \(bar)", "met": \(isMet)}
    """
  }

  private var rounded: Double { (figure * 1000).rounded() / 1000 }
}

@MainActor
struct GridBench {
  private let size: Size
  private let screen: Screen
  private let grid: CollectionView<Int>
  private let window: Window
  private var times: [Double] = []

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
      canvas.draw("Storm 嵐 \(number)", at: Point(x: 0, y: 8), style: state.isSelected ? .bold : .plain)
    }
    grid.items = Array(0..<100_000)
    window = Window(content: grid)
  }

  mutating func rows() -> [Row] {
    _ = frame()
    let name = "\(size.width)×\(size.height)"
    let repaint = median { $0.screen.repaint() }
    let unchanged = median { _ in }
    var moveBytes = 0
    var isForward = false
    let move = median { bench in
      isForward.toggle()
      bench.window.handle(.key(KeyPress(isForward ? .right : .left)))
    } bytes: {
      moveBytes = max(moveBytes, $0)
    }
    let before = residentMegabytes
    let page = median(rounds: 2000) { $0.window.handle(.key(KeyPress(.pageDown))) }
    return [
      Row(name: "\(name) full repaint", unit: "ms", figure: repaint, bar: size.width > 112 ? 16 : 6),
      Row(name: "\(name) nothing changed", unit: "ms", figure: unchanged, bar: 4),
      Row(name: "\(name) selection moves", unit: "ms", figure: move, bar: 4),
      Row(name: "\(name) selection moves", unit: "bytes", figure: Double(moveBytes), bar: 400),
      Row(name: "\(name) next page of 100,000", unit: "ms", figure: page, bar: 16),
      Row(name: "\(name) memory grown by 2000 pages", unit: "MB", figure: residentMegabytes - before, bar: 2),
    ]
  }

  private func frame() -> Int {
    screen.frame { canvas in window.draw(in: canvas) }.count
  }

  /// In milliseconds of processor time for one frame after a change.
  private mutating func median(
    rounds: Int = 200, _ change: (GridBench) -> Void, bytes: (Int) -> Void = { _ in }
  ) -> Double {
    times.removeAll(keepingCapacity: true)
    for _ in 0..<rounds {
      change(self)
      let start = processorMilliseconds
      let count = frame()
      times.append(processorMilliseconds - start)
      bytes(count)
    }
    return times.sorted()[rounds / 2]
  }
}

private var processorMilliseconds: Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// What the process holds at most so far, so growth is what counts.
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
