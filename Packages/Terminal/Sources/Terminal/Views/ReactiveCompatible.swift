public import Reactive

/// Gives every property of a class a ``Binder``: `viewModel.title.drive(label.rx.text)`.
@MainActor
public protocol ReactiveCompatible: AnyObject {}

extension ReactiveCompatible {
  public var rx: ReactiveExtension<Self> { ReactiveExtension(base: self) }
}

/// The binders of an object, by the names of its properties.
@MainActor
@dynamicMemberLookup
public struct ReactiveExtension<Base: AnyObject> {
  public let base: Base

  /// Sets the property, as long as the object lives.
  public subscript<Value>(dynamicMember property: ReferenceWritableKeyPath<Base, Value>) -> Binder<Value> {
    Binder(base) { base, value in base[keyPath: property] = value }
  }
}
