import Testing

@Suite("Images that the fuzzer found")
struct CorpusTests {
  @Test("The decoders pass all checks for every input in the corpus")
  func noInputBreaksAPromise() throws {
    let inputs = try Corpus.load().inputs
    #expect(inputs.count > 50)
    for input in inputs {
      let broken = brokenPicturePromise(input.bytes)
      #expect(broken == nil, "corpus.txt:\(input.line)")
    }
  }
}
