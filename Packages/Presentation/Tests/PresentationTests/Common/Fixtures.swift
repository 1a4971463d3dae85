import Domain
import DomainTesting
import Foundation
import Presentation
import Reactive

extension Date {
  /// The current time in tests.
  static let testNow = Date(timeIntervalSince1970: 1_000_000)
}

extension PhotoItem {
  /// Returns a photo, formatted for display.
  static func fixture(_ value: String = "photo-1", isLiked: Bool = false) -> PhotoItem {
    PhotoItem(.fixture(value), isLiked: isLiked, strings: Strings(.english).photos)
  }
}

extension ControlEvent {
  /// Creates a control event that is sent when a test calls `accept` on the relay.
  init(_ relay: PublishRelay<PropertyType>) { self.init(events: relay) }
}

extension ControlProperty {
  /// Creates a control property whose value a test can read and change through the relay.
  init(_ relay: BehaviorRelay<PropertyType>) {
    self.init(values: relay, valueSink: AnyObserver { event in event.element.map(relay.accept) })
  }
}
