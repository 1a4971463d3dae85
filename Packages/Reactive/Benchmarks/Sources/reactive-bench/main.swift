import Foundation

// usage: reactive-bench [--json] [--rounds N] [CASE…]
var names: [String] = []
var rounds = 9
var isJSON = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--json": isJSON = true
  case "--rounds": rounds = arguments.popFirst().flatMap { Int($0) } ?? rounds
  default: names.append(argument)
  }
}

// Starts a second thread, because an app has several threads, and some C libraries omit locks if there is only one.
let background = Thread { while true { Thread.sleep(forTimeInterval: 1000) } }
background.start()

var rows: [Row] = []
if names.isEmpty || names.contains("memory") { rows += memoryRows() }
for subject in deliveryCases() + combiningCases() + subscribingCases() + innerCases() + startingCases() + timeCases()
where names.isEmpty || names.contains(subject.name) {
  if !isJSON { FileHandle.standardError.write(Data("\(subject.name) …\n".utf8)) }
  rows.append(await measure(subject, rounds: rounds))
}
if names.isEmpty || names.contains("allocations") { rows += await startingAllocationRows() }
if names.isEmpty || names.contains("scaling") { rows += scalingRows(rounds: rounds) }
if names.isEmpty || names.contains("compile") { rows += try compileTimeRows() }

if isJSON {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  print(String(decoding: try encoder.encode(rows), as: UTF8.self))
} else {
  print(table(rows))
}
