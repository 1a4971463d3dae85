public import Reactive

/// A class whose properties have binders: `viewModel.title.drive(label.rx.text)`.
@MainActor
public protocol ReactiveCompatible: AnyObject {}

extension ReactiveCompatible {
  public var rx: ReactiveExtension<Self> { ReactiveExtension(base: self) }
}

/// Provides a binder for each property of an object, by the property's name.
@MainActor
@dynamicMemberLookup
public struct ReactiveExtension<Base: AnyObject> {
  public let base: Base

  /// Returns a binder that sets the property while the object is alive.
  public subscript<Value>(dynamicMember property: ReferenceWritableKeyPath<Base, Value>) -> Binder<Value> {
    Binder(base) { base, value in base[keyPath: property] = value }
  }
}
