/// What the fuzzer calls with every input it thinks of: whatever bytes come, as input of a terminal and as foreign text,
/// the promises of the parser and of `printable()` hold.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  checkParser(bytes)
  checkText(String(decoding: bytes, as: UTF8.self))
  return 0
}

private func checkParser(_ bytes: [UInt8]) {
  var whole = InputParser()
  let events = whole.events(in: bytes)

  var byByte = InputParser()
  let sameEvents = bytes.flatMap { byByte.events(in: [$0]) }
  precondition(events == sameEvents, "where the bytes are cut makes a difference")

  _ = whole.events(in: "\u{1B}[201~\u{18}\u{1B}\\\u{1B}\\".utf8)
  _ = whole.decide()
  precondition(whole.events(in: "\u{1B}[A".utf8).last == .key(KeyPress(.up)), "a key was lost after noise")
}

private func checkText(_ text: String) {
  let printable = text.printable()
  precondition(
    printable.unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl && scalar != "\u{10EEEE}"
    },
    "something dangerous was left"
  )
  precondition(Array(printable.printable().utf8) == Array(printable.utf8), "once was not enough")
  for columns in [0, 1, 2, 7] {
    precondition(text.truncated(toColumns: columns).columns <= columns, "a cut text is too wide")
    precondition(
      printable.wrapped(toColumns: max(2, columns)).allSatisfy { $0.columns <= max(2, columns) }, "a line is too wide")
  }
}
