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

  @MainActor func screen(of app: SampleRoot, in session: SampleSession) -> any LineScreen {
    BodyMassFormLines(app.bodyMassForm(), in: session) { app.bodyMassResult($0) }
  }

  @MainActor func screen(of app: SampleRoot, on coordinator: SamplesCoordinator) -> any SampleScreen {
    @MainActor func follow(_ route: BodyMassRoute) {
      switch route {
      case .result(let index):
        coordinator.open(BodyMassResultScreen(app.bodyMassResult(index), on: coordinator, follow: follow))
      case .back: coordinator.close()
      }
    }
    return BodyMassFormScreen(app.bodyMassForm(), strings: app.strings.bodyMass, on: coordinator, follow: follow)
  }
}
