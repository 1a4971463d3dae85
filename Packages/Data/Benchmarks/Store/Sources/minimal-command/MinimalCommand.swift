import ArgumentParser
import Foundation

/// A command that does as little as possible: parses its arguments and prints a line. The benchmark compares the
/// running times of `photolist` and this command.
@main
struct MinimalCommand: ParsableCommand {
  @Argument var words: [String] = []

  func run() {
    FileHandle.standardOutput.write(Data("\(words.joined(separator: " "))\n".utf8))
  }
}
