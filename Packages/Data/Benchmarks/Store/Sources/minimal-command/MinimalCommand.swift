import ArgumentParser
import Foundation

/// The least that a Swift command line can do: parses its arguments and prints a line. The benchmark compares the start
/// of `photolist` with it.
@main
struct MinimalCommand: ParsableCommand {
  @Argument var words: [String] = []

  func run() {
    FileHandle.standardOutput.write(Data("\(words.joined(separator: " "))\n".utf8))
  }
}
