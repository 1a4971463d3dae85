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

  @MainActor func face(of app: SampleRoot, in session: SampleSession) -> any SampleFace {
    app.console.note(app.strings.counter.note)
    return CounterFace(app.counter(), in: session)
  }

  @MainActor func screen(of app: SampleRoot, on stage: SampleStage) -> any SampleScreen {
    CounterScreen(app.counter(), strings: app.strings.counter)
  }
}
