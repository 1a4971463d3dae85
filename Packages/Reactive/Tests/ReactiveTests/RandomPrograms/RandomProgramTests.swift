import Foundation
import Testing

/// Compares random programs with the models of the operators, and checks the rules for all subscriptions.
@Suite struct RandomProgramTests {
  @Test("Random programs behave like the models", arguments: 0..<8)
  func programsBehaveAsModeled(_ block: Int) {
    for seed in block * 100..<(block + 1) * 100 {
      if let report = Trial.report(seed) { Issue.record("\(report)") }
    }
  }

  /// After a crash, the last line of the log contains the seed of the program that crashed.
  @Test("The random programs that Scripts/fuzz chooses behave like the models", .enabled(if: Chosen.seeds != nil))
  func chosenProgramsBehaveAsModeled() {
    for seed in Chosen.seeds ?? 0..<0 {
      Chosen.log("running seed \(seed)")
      if let report = Trial.report(seed) {
        Chosen.log("FAILED \(report)")
        Issue.record("\(report)")
      }
    }
    Chosen.log("finished")
  }

  /// The seeds and the log that `Scripts/fuzz` passes in environment variables.
  private enum Chosen {
    static let seeds: Range<Int>? = {
      let environment = ProcessInfo.processInfo.environment
      guard let first = environment["FUZZ_FIRST"].flatMap({ Int($0) }),
        let count = environment["FUZZ_COUNT"].flatMap({ Int($0) })
      else { return nil }
      return first..<first + count
    }()

    static let file = ProcessInfo.processInfo.environment["FUZZ_LOG"].flatMap { FileHandle(forWritingAtPath: $0) }

    static func log(_ text: String) { file?.write(Data("\(text)\n".utf8)) }
  }
}
