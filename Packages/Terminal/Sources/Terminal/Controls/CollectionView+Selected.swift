public import Reactive

/// Commands on the selected item of a collection.
extension CollectionView {
  /// Returns an event that emits the selected item whenever `event` emits, unless no item is selected.
  public func selected(on event: ControlEvent<Void>) -> ControlEvent<Item> {
    ControlEvent(events: event.compactMap { [weak self] in self?.selectedItem })
  }
}
