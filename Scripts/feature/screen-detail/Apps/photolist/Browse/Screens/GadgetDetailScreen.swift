import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The screen of one gizmo.
@MainActor
final class GadgetDetailScreen: ViewController {
  let view: View
  var title: String? { shown.value.gadget.map { $0.fields.name } }
  private let shown = BehaviorRelay(value: GadgetDetail())
  private let bag = DisposeBag()

  init(_ viewModel: GadgetDetailViewModel, on coordinator: PhotosCoordinator) {
    let strings = coordinator.strings
    let message = MessageView()
    let frame = coordinator.frame(message, title: { _ in "" }, status: [])
    view = frame
    coordinator.addBack(to: frame)
    let delete = frame.addCommand(strings.gadgets.delete, keys: coordinator.keys[.deleteGadget], isHint: true)
    let retry = frame.addCommand(strings.navigation.retry, keys: coordinator.keys[.retry])
    let output = viewModel.transform(input: .init(load: retry.startWith(()), delete: delete))
    output.failures.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.dismiss.emit(onNext: { coordinator.pop() }).disposed(by: bag)
    output.gadget
      .drive(onNext: { [shown] detail in
        shown.accept(detail)
        message.parts = [
          StyledText(untrusted: detail.title, coordinator.theme.strong),
          StyledText(untrusted: detail.date, coordinator.theme.secondary),
          StyledText(untrusted: detail.status, coordinator.theme.text),
        ]
      })
      .disposed(by: bag)
  }
}
