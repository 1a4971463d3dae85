import ArgumentParser
import Presentation

struct BodyMassCommand: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "bmi",
    abstract: "Height and weight in, the body mass index and what to make of it out.",
    discussion: """
      EVENTS:
        height=TEXT, weight=TEXT, units=metric|imperial, calculate
        back (from the result)
      """
  )

  @OptionGroup var common: CommonOptions

  @MainActor func face(of app: SampleRoot, in session: SampleSession) -> any SampleFace {
    BodyMassFormFace(app.bodyMassForm(), in: session) { app.bodyMassResult($0) }
  }

  @MainActor func screen(of app: SampleRoot, on stage: SampleStage) -> any SampleScreen {
    @MainActor func follow(_ route: BodyMassRoute) {
      switch route {
      case .result(let index): stage.open(BodyMassResultScreen(app.bodyMassResult(index), on: stage, follow: follow))
      case .back: stage.close()
      }
    }
    return BodyMassFormScreen(app.bodyMassForm(), strings: app.strings.bodyMass, on: stage, follow: follow)
  }
}
