import Foundation
import Testing

@Suite("What the fuzzer found worth keeping")
struct CorpusTests {
  @Test("No file breaks a promise")
  func pictures() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
    let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(inputs.count > 50)
    for input in inputs {
      let broken = brokenPicturePromise(Array(try Data(contentsOf: input)))
      #expect(broken == nil, "\(input.lastPathComponent)")
    }
  }
}
