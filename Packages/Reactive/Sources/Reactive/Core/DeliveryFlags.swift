/// What, in a subject, may stand in the way of a plain delivery.
@usableFromInline
struct DeliveryFlags: OptionSet {
  @usableFromInline let rawValue: UInt8
  @inlinable
  init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A delivery is going on.
  @inlinable static var sending: DeliveryFlags { DeliveryFlags(rawValue: 1) }
  /// The end has been sent.
  @inlinable static var ended: DeliveryFlags { DeliveryFlags(rawValue: 2) }
  /// Places were given back during the delivery.
  @inlinable static var untidy: DeliveryFlags { DeliveryFlags(rawValue: 4) }
  /// Events were sent during the delivery, or the buffer was replaced.
  @inlinable static var waiting: DeliveryFlags { DeliveryFlags(rawValue: 8) }
}
