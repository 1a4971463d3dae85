public import Reactive

/// Events that emit the selected item of a collection.
extension CollectionView {
  /// Returns an event that emits the selected item, if there is one, whenever `event` emits.
  public func selected(on event: ControlEvent<Void>) -> ControlEvent<Item> {
    ControlEvent(events: event.compactMap { [weak self] in self?.selectedItem })
  }
}
