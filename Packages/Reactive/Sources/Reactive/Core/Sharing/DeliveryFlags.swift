/// The conditions that prevent a subject from delivering an element at once.
@usableFromInline
struct DeliveryFlags: OptionSet {
  @usableFromInline let rawValue: UInt8
  @inlinable
  init(rawValue: UInt8) { self.rawValue = rawValue }
  /// An event is being delivered.
  @inlinable static var sending: DeliveryFlags { DeliveryFlags(rawValue: 1) }
  /// The subject has received its end, and ignores later events.
  @inlinable static var ended: DeliveryFlags { DeliveryFlags(rawValue: 2) }
  /// A subscription was disposed during the delivery, so the subscription's place in the subject's buffer must be
  /// emptied.
  @inlinable static var untidy: DeliveryFlags { DeliveryFlags(rawValue: 4) }
  /// An event was sent during the delivery, or the buffer was replaced.
  @inlinable static var waiting: DeliveryFlags { DeliveryFlags(rawValue: 8) }
}
