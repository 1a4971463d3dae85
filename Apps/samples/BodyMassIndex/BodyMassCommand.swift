import AppSupport
import ArgumentParser
import Presentation
import Terminal

/// `samples bmi`: calculates a body mass index.
struct BodyMassCommand: SampleCommand {
  static let configuration = CommandConfiguration(
    commandName: "bmi",
    abstract: "Calculate the body mass index from height and weight.",
    discussion: """
      EXAMPLES:
        samples bmi
        printf 'height=175\\nweight=70\\ncalculate\\n' | samples bmi

      EVENTS:
        height=TEXT, weight=TEXT, units=metric|imperial, calculate
        back (from the result)
      """
  )

  @OptionGroup var options: SampleOptions

  @MainActor func screen(of app: SamplesRoot, in session: LineSession) -> any LineScreen {
    BodyMassFormLines(app.bodyMassForm(), in: session) { app.bodyMassResult($0) }
  }

  @MainActor func screen(of app: SamplesRoot, on coordinator: SamplesCoordinator) -> any ViewController {
    @MainActor func follow(_ route: BodyMassRoute) {
      switch route {
      case .result(let index):
        coordinator.push(BodyMassResultScreen(app.bodyMassResult(index), on: coordinator, follow: follow))
      case .back: coordinator.pop()
      }
    }
    return BodyMassFormScreen(app.bodyMassForm(), strings: app.strings.bodyMass, on: coordinator, follow: follow)
  }
}
