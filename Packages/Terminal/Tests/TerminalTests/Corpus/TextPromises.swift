// The fuzzer compiles this file and the sources of Terminal as one module.
#if canImport(Terminal)
@testable import Terminal
#endif

/// Checks the results of the input parser and of the text functions for the given bytes.
///
/// - Returns: a description of the first failed check, or nil.
func brokenTextPromise(_ bytes: [UInt8]) -> String? {
  brokenParserPromise(bytes) ?? brokenTextPromise(String(decoding: bytes, as: UTF8.self))
}

private func brokenParserPromise(_ bytes: [UInt8]) -> String? {
  var whole = InputParser()
  let events = whole.events(in: bytes)
  var byByte = InputParser()
  if events != bytes.flatMap({ byByte.events(in: [$0]) }) { return "the events depend on how the bytes are split" }
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
  if !isHarmless { return "hostile characters remain" }
  if Array(printable.printable().utf8) != Array(printable.utf8) { return "sanitizing twice changes the text" }
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
