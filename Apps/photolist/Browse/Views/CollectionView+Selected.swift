import Reactive
import Terminal

extension CollectionView {
  /// The item that the selection is on, each time that the event comes, if there is one.
  func selected(on event: ControlEvent<Void>) -> ControlEvent<Item> {
    ControlEvent(events: event.compactMap { [weak self] in self?.selectedItem })
  }
}
