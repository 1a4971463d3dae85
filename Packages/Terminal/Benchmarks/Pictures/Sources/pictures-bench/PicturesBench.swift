import Foundation
import TerminalImage

@main
struct PicturesBench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    // The whole command that is measured beside chafa: this program, run again.
    if arguments.first == "show", arguments.count == 3, let method = Method(rawValue: arguments[2]) {
      let jpeg = Array(try Data(contentsOf: URL(fileURLWithPath: arguments[3])))
      FileHandle.standardOutput.write(Data(try method.show(jpeg, on: large.area, cell: large.cell)))
      return
    }
    var rounds = 15
    var isJSON = false
    var rest = Array(arguments)
    while let argument = rest.first {
      rest.removeFirst()
      if argument == "--json" {
        isJSON = true
      } else if argument == "--rounds", let count = rest.first.flatMap({ Int($0) }), count > 0 {
        rounds = count
        rest.removeFirst()
      } else {
        FileHandle.standardError.write(Data("pictures-bench: \(argument) is no option; see --help\n".utf8))
        exit(64)
      }
    }
    try BenchRow.write(try inProcess(rounds) + wholeCommands(rounds), asJSON: isJSON)
  }

  /// One picture on most of a screen.
  private static let large = (
    jpeg: PixelSize(width: 1080, height: 608), area: CellArea(columns: 80, rows: 40),
    cell: PixelSize(width: 10, height: 20)
  )
  /// A screen of thumbnails: twelve of them.
  private static let thumbnail = (
    jpeg: PixelSize(width: 400, height: 267), area: CellArea(columns: 20, rows: 9),
    cell: PixelSize(width: 10, height: 20)
  )

  private static func inProcess(_ rounds: Int) throws -> [BenchRow] {
    let picture = try Sample.jpeg(large.jpeg)
    let small = try Sample.jpeg(thumbnail.jpeg)
    let bars: [(method: Method, large: Double, grid: Double)] = [
      (.halves, 4, 5), (.quarters, 5, 6), (.kitty, 20, 20), (.sixel, 60, 45),
    ]
    var rows: [BenchRow] = []
    for bar in bars {
      rows.append(
        try row("80×40 \(bar.method)", rounds, atMost: bar.large) {
          _ = try bar.method.show(picture, on: large.area, cell: large.cell)
        } decoding: {
          _ = try bar.method.decoded(picture, for: large.area, large.cell)
        })
      rows.append(
        try row("12 thumbnails, \(bar.method)", rounds, atMost: bar.grid) {
          for _ in 0..<12 { _ = try bar.method.show(small, on: thumbnail.area, cell: thumbnail.cell) }
        } decoding: {
          for _ in 0..<12 { _ = try bar.method.decoded(small, for: thumbnail.area, thumbnail.cell) }
        })
    }
    let hash = try RGBImage(jpeg: small).blurHash()
    let size = PixelSize(width: 32, height: 32)
    let blurred = median(rounds) { ProcessorTime.of { _ = RGBImage(blurHash: hash, size: size) } }
    rows.append(
      BenchRow(
        case: "BlurHash 32×32", unit: "ms", figure: blurred, peers: [:], bar: "at most 0.1 ms", met: blurred <= 0.1))
    return rows
  }

  private static func row(
    _ name: String, _ rounds: Int, atMost bar: Double, _ show: () throws -> Void, decoding: () throws -> Void
  ) throws -> BenchRow {
    var shown: [Double] = []
    var decoded: [Double] = []
    for _ in 0..<rounds {
      shown.append(try ProcessorTime.of(show))
      decoded.append(try ProcessorTime.of(decoding))
    }
    let figure = middle(shown)
    return BenchRow(
      case: name, unit: "ms", figure: figure, limit: middle(decoded), peers: [:], bar: "at most \(Int(bar)) ms",
      met: figure <= bar)
  }

  /// From the start of a program to its end, against chafa on the same file and the same cells.
  private static func wholeCommands(_ rounds: Int) throws -> [BenchRow] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-bench-\(getpid()).jpg").path
    defer { unlink(file) }
    try Data(try Sample.jpeg(large.jpeg)).write(to: URL(fileURLWithPath: file))
    let own = CommandLine.arguments[0]
    let chafa = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/chafa" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    if chafa == nil {
      FileHandle.standardError.write(Data("pictures-bench: no chafa on the PATH: its bars are not met\n".utf8))
    }
    let cases: [(method: Method, format: String, bar: Double)] = [(.quarters, "symbols", 3), (.sixel, "sixels", 1)]
    return try cases.map { method, format, bar in
      var ours: [Double] = []
      var theirs: [Double] = []
      for _ in 0..<rounds {
        ours.append(try ProcessorTime.ofProgram(own, ["show", method.rawValue, file]))
        if let chafa {
          theirs.append(
            try ProcessorTime.ofProgram(chafa, ["--stretch", "-s", "80x40", "-f", format, "-c", "full", file]))
        }
      }
      let figure = middle(ours)
      let peer = theirs.isEmpty ? nil : middle(theirs)
      return BenchRow(
        case: "command, \(method)", unit: "ms", figure: figure, peers: peer.map { ["chafa": $0] } ?? [:],
        bar: "\(Int(bar))× less than chafa", met: peer.map { $0 >= figure * bar } ?? false)
    }
  }

  private static func median(_ rounds: Int, _ measure: () -> Double) -> Double {
    middle((0..<rounds).map { _ in measure() })
  }

  private static func middle(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
