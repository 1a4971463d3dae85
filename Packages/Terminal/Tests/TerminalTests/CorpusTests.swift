import Foundation
import Testing

@Suite("What the fuzzer found worth keeping")
struct CorpusTests {
  @Test("No input breaks a promise")
  func text() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
    let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(inputs.count > 100)
    for input in inputs {
      let broken = brokenTextPromise(Array(try Data(contentsOf: input)))
      #expect(broken == nil, "\(input.lastPathComponent)")
    }
  }
}
