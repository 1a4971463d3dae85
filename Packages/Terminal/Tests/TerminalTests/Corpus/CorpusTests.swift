import Testing

@Suite("Inputs that the fuzzer has saved")
struct CorpusTests {
  @Test("The parser and the text functions pass all checks for every input in the corpus")
  func noInputBreaksAPromise() throws {
    let inputs = try Corpus.load().inputs
    #expect(inputs.count > 100)
    for input in inputs {
      let broken = brokenTextPromise(input.bytes)
      #expect(broken == nil, "corpus.txt:\(input.line)")
    }
  }

  @Test("A line that is not base64 is an error")
  func aDamagedLineIsAnError() throws {
    #expect(throws: Corpus.DamagedLine.self) { try Corpus("# comment\nG1td\nno base64!\n") }
    #expect(try Corpus("# comment\nG1td\n").inputs.map(\.bytes) == [[0x1B, 0x5B, 0x5D]])
  }
}
