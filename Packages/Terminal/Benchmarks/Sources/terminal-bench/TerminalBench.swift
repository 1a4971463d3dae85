import Foundation
import Images
import TerminalImage

/// Measures encoders and frames without a terminal. `Scripts/bench terminal` runs this program, measures whole
/// programs, and prints all results.
@main
struct TerminalBench {
  @MainActor
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Writes a picture for benchmarks of whole programs.
    if arguments.count == 4, arguments[0] == "sample", let width = Int(arguments[1]), let height = Int(arguments[2]) {
      let jpeg = try Sample.jpeg(ImageSize(width: width, height: height))
      try Data(jpeg).write(to: URL(fileURLWithPath: arguments[3]))
      return
    }
    guard arguments.isEmpty else {
      FileHandle.standardError.write(Data("usage: terminal-bench [sample WIDTH HEIGHT FILE]\n".utf8))
      exit(64)
    }
    let sizes = [FrameRows.laptop, FrameRows.large]
    let rows = try PictureRows.all(rounds: 15) + sizes.flatMap { FrameRows(size: $0).all() }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(rows), as: UTF8.self))
  }
}
