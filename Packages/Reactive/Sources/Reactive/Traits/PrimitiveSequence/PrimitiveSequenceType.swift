/// A type that can be converted to a ``PrimitiveSequence``. Extensions can use this protocol as a constraint.
///
///     extension PrimitiveSequenceType where Trait == SingleTrait, Element == Response {
///       func photos() -> Single<[Photo]> { primitiveSequence.map(Photo.decode) }
///     }
public protocol PrimitiveSequenceType<Trait, Element>: ObservableConvertibleType {
  /// The marker type for the number of elements: ``SingleTrait``, ``MaybeTrait`` or ``CompletableTrait``.
  associatedtype Trait
  /// The sequence as a `PrimitiveSequence`.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequenceType {
  /// The sequence as an `Observable`.
  public func asObservable() -> Observable<Element> { primitiveSequence.asObservable() }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}
