import ArgumentParser
import Presentation

struct CounterCommand: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "counter",
    abstract: "Two events in, one number out.",
    discussion: """
      EVENTS:
        plus, minus
      """
  )

  @OptionGroup var common: CommonOptions

  @MainActor func screen(of app: SampleRoot, in session: SampleSession) -> any LineScreen {
    app.console.print(app.strings.counter.note)
    return CounterLines(app.counter(), in: session)
  }

  @MainActor func screen(of app: SampleRoot, on coordinator: SamplesCoordinator) -> any SampleScreen {
    CounterScreen(app.counter(), strings: app.strings.counter)
  }
}
