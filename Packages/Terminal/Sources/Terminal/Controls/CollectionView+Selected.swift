public import Reactive

extension CollectionView {
  /// Emits the selected item with each event; nothing while no item is selected.
  public func selected(on event: ControlEvent<Void>) -> ControlEvent<Item> {
    ControlEvent(events: event.compactMap { [weak self] in self?.selectedItem })
  }
}
