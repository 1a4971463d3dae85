import AppSupport
import ArgumentParser
import Presentation
import Terminal

/// `samples counter`: counts up and down.
struct CounterCommand: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "counter",
    abstract: "Count up and down.",
    discussion: """
      EXAMPLES:
        samples counter
        printf 'plus\\nplus\\n' | samples counter

      EVENTS:
        plus, minus
      """
  )

  @OptionGroup var options: SampleOptions

  @MainActor func screen(of app: SamplesRoot, in session: LineSession) -> any LineScreen {
    app.console.print(app.strings.counter.note)
    return CounterLines(app.counter(), in: session)
  }

  @MainActor func screen(of app: SamplesRoot, on coordinator: SamplesCoordinator) -> any ViewController {
    CounterScreen(app.counter(), strings: app.strings.counter)
  }
}
