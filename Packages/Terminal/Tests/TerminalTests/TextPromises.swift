// The fuzzer compiles this file together with the sources, without a module between.
#if canImport(Terminal)
@testable import Terminal
#endif

/// What holds whatever bytes come: as input of a terminal, and as foreign text.
///
/// - Returns: the first promise that is broken.
func brokenTextPromise(_ bytes: [UInt8]) -> String? {
  brokenParserPromise(bytes) ?? brokenTextPromise(String(decoding: bytes, as: UTF8.self))
}

private func brokenParserPromise(_ bytes: [UInt8]) -> String? {
  var whole = InputParser()
  let events = whole.events(in: bytes)
  var byByte = InputParser()
  if events != bytes.flatMap({ byByte.events(in: [$0]) }) { return "where the bytes are cut makes a difference" }
  _ = whole.events(in: "\u{1B}[201~\u{18}\u{1B}\\\u{1B}\\".utf8)
  _ = whole.decide()
  if whole.events(in: "\u{1B}[A".utf8).last != .key(KeyPress(.up)) { return "a key was lost after noise" }
  return nil
}

private func brokenTextPromise(_ text: String) -> String? {
  let printable = text.printable()
  let isHarmless = printable.unicodeScalars.allSatisfy { scalar in
    scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl && scalar != "\u{10EEEE}"
  }
  if !isHarmless { return "something dangerous was left" }
  if Array(printable.printable().utf8) != Array(printable.utf8) { return "once was not enough" }
  if printable.columns != printable.reduce(0, { $0 + $1.columns }) { return "a text is not as wide as its characters" }
  if printable.contains(where: { !(0...2).contains($0.columns) }) { return "a character is wider than two columns" }
  for columns in [0, 1, 2, 7] {
    if text.truncated(toColumns: columns).columns > columns { return "a cut text is too wide" }
    if printable.wrapped(toColumns: max(2, columns)).contains(where: { $0.columns > max(2, columns) }) {
      return "a line is too wide"
    }
  }
  return nil
}
