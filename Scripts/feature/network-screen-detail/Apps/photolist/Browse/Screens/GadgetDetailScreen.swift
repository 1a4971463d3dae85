import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The screen of one gizmo.
@MainActor
final class GadgetDetailScreen: ViewController {
  let view: View
  var title: String? { shown.value.gadget.map(\.name) }
  private let shown = BehaviorRelay(value: GadgetDetail())
  private let bag = DisposeBag()

  init(_ viewModel: GadgetDetailViewModel, on coordinator: PhotosCoordinator) {
    let message = MessageView()
    let frame = coordinator.frame(message, title: { _ in "" }, status: [])
    view = frame
    coordinator.addBack(to: frame)
    let retry = frame.addCommand(coordinator.strings.navigation.retry, keys: coordinator.keys[.retry])
    let output = viewModel.transform(input: .init(load: retry.startWith(())))
    output.gadget
      .drive(onNext: { [shown] detail in
        shown.accept(detail)
        message.parts = [
          StyledText(untrusted: detail.title, coordinator.theme.strong),
          StyledText(untrusted: detail.status, coordinator.theme.text),
        ]
      })
      .disposed(by: bag)
  }
}
