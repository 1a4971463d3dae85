// in Domain, Presentation

// `Scripts/check boundaries` must report each line with `forbidden`: its result can differ between two runs with the same
// input, or it bypasses the ports. The other lines must not be reported.
func unreproducible() {
  print("")  // forbidden: print
  debugPrint("")  // forbidden: debugPrint
  NSLog("")  // forbidden: NSLog
  fputs("", stdout)  // forbidden: stdout
  fputs("", stderr)  // forbidden: stderr

  _ = Date()  // forbidden: Date()
  _ = Date.now  // forbidden: Date.now
  let started: Date = .now  // forbidden: = .now
  wait(.now)  // forbidden: (.now
  wait(until: .now)  // forbidden: : .now
  _ = ContinuousClock()  // forbidden: ContinuousClock
  _ = SuspendingClock()  // forbidden: SuspendingClock

  try await Task.sleep(for: .seconds(1))  // forbidden: Task.sleep
  DispatchQueue.main.async {}  // forbidden: DispatchQueue
  Thread.sleep(forTimeInterval: 1)  // forbidden: Thread
  _ = Timer()  // forbidden: Timer

  _ = UUID()  // forbidden: UUID()
  _ = Int.random(in: 1...6)  // forbidden: .random(
  _ = [1, 2].randomElement()  // forbidden: .randomElement
  _ = [1, 2].shuffled()  // forbidden: .shuffled
  numbers.shuffle()  // forbidden: .shuffle
  _ = arc4random()  // forbidden: arc4random
  var dice = SystemRandomNumberGenerator()  // forbidden: SystemRandomNumberGenerator

  _ = URLSession.shared  // forbidden: URLSession
  _ = URLRequest(url: url)  // forbidden: URLRequest
  _ = answer as? HTTPURLResponse  // forbidden: HTTPURLResponse
  _ = JSONDecoder()  // forbidden: JSONDecoder
  _ = JSONEncoder()  // forbidden: JSONEncoder

  _ = FileManager.default  // forbidden: FileManager
  _ = FileHandle.standardOutput  // forbidden: FileHandle
  _ = UserDefaults.standard  // forbidden: UserDefaults
  _ = ProcessInfo.processInfo  // forbidden: ProcessInfo
  _ = Bundle.main  // forbidden: Bundle
  _ = getenv("HOME")  // forbidden: getenv
}

// Allowed: Date(), print() and URLSession in comments, in strings, as members and as parts of other names.
func reproducible(printer: Printer, clock: some Clock, roll: () -> Int) {
  printer.print("Date() is now \(clock.now), UUID() is \(roll())")
  let printed = #"URLSession.shared \#(printer.name) FileManager"#
  _ = printed.count
}
