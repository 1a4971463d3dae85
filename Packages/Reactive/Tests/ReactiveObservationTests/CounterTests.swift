import Foundation
import Observation
import Reactive
import ReactiveObservation
import Synchronization
import Testing

@MainActor
@Suite struct CounterTests {
  @Test("An observer of the count is notified when a tap changes the count") func updatesAtEachTap() {
    let model = CounterModel(CounterViewModel())
    let updates = Tally()
    var shown: [String] = []

    // Reads properties of the model and observes their next change, as SwiftUI does.
    func show() {
      withObservationTracking {
        shown.append("\(model.count) \(model.isEnabled)")
      } onChange: {
        updates.increment()
      }
    }

    show()
    for _ in 1...10 {
      let before = updates.count
      model.increase.accept(())
      #expect(updates.count == before + 1)
      show()
    }
    model.decrease.accept(())
    show()
    #expect(shown.first == "0 true")
    #expect(shown.suffix(2) == ["10 false", "9 true"])
  }

  @Test("The page Counter.md shows the code that these tests use", arguments: ["CounterViewModel", "CounterModel"])
  func guide(name: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let guide = tests.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/ReactiveObservation/ReactiveObservation.docc/Counter.md")
    let code = try String(contentsOf: tests.appending(path: "\(name).swift"), encoding: .utf8)
    #expect(try String(contentsOf: guide, encoding: .utf8).contains("```swift\n\(code)```"))
  }
}

private final class Tally: Sendable {
  private let state = Mutex(0)
  var count: Int { state.withLock { $0 } }
  func increment() { state.withLock { $0 += 1 } }
}
