import Reactive
import Testing

// Navigation in steps: steppers send steps, and flows return the screens and steppers for each step.

protocol Step {}

enum AppStep: Step, Equatable {
  case welcome
  case permissions
  case finished(name: String)
}

@MainActor
protocol Stepper: AnyObject {
  var steps: PublishRelay<Step> { get }
  var initialStep: Step? { get }
}

extension Stepper {
  var initialStep: Step? { return nil }
}

@MainActor
protocol Flow: AnyObject {
  func navigate(to step: Step) -> FlowContributors
}

enum FlowContributors {
  case none
  case one(Stepper)
  case end
}

@MainActor
final class FlowCoordinator {
  private let disposeBag = DisposeBag()
  private let ended = PublishRelay<Void>()
  let didNavigate = PublishRelay<Step>()

  func coordinate(flow: Flow, with stepper: Stepper) {
    stepper.steps
      .startWith(stepper.initialStep)
      .compactMap { $0 }
      .take(until: ended)
      .subscribe(onNext: { [weak self, weak flow] step in
        guard let self = self, let flow = flow else { return }
        let contributors = flow.navigate(to: step)
        self.didNavigate.accept(step)
        switch contributors {
        case .none: break
        case .one(let next): self.coordinate(flow: flow, with: next)
        case .end: self.ended.accept(())
        }
      })
      .disposed(by: disposeBag)
  }
}

extension ObservableType {
  fileprivate func startWith(_ element: Element?) -> Observable<Element?> {
    return map { Optional($0) }.startWith(element)
  }
}

final class WelcomeStepper: Stepper {
  let steps = PublishRelay<Step>()
  var initialStep: Step? { return AppStep.welcome }
}

final class PermissionsStepper: Stepper {
  let steps = PublishRelay<Step>()
}

final class OnboardingFlow: Flow {
  private(set) var screens: [String] = []
  let permissions = PermissionsStepper()

  func navigate(to step: Step) -> FlowContributors {
    guard let step = step as? AppStep else { return .none }
    switch step {
    case .welcome:
      screens.append("welcome")
      return .none
    case .permissions:
      screens.append("permissions")
      return .one(permissions)
    case .finished(let name):
      screens.append("hello \(name)")
      return .end
    }
  }
}

@MainActor
@Suite struct OnboardingFlowTests {
  @Test("A flow follows the steps of its steppers until the flow ends") func followsSteps() {
    let coordinator = FlowCoordinator()
    let flow = OnboardingFlow()
    let welcome = WelcomeStepper()
    var steps: [AppStep?] = []
    let disposeBag = DisposeBag()
    coordinator.didNavigate.subscribe(onNext: { steps.append($0 as? AppStep) }).disposed(by: disposeBag)

    coordinator.coordinate(flow: flow, with: welcome)
    welcome.steps.accept(AppStep.permissions)
    flow.permissions.steps.accept(AppStep.finished(name: "Kim"))
    welcome.steps.accept(AppStep.permissions)

    #expect(flow.screens == ["welcome", "permissions", "hello Kim"])
    #expect(steps == [.welcome, .permissions, .finished(name: "Kim")])
  }
}
