public import Foundation
public import Reactive

/// The type of `object.rx`, which holds the reactive properties and functions of `Base`.
///
/// To add a property to a type, extend `Reactive`:
///
///     extension Reactive where Base: UserDefaults {
///       var isOnboarded: Binder<Bool> { Binder(base) { $0.set($1, forKey: "isOnboarded") } }
///     }
///
/// Each writable property of a class already has a binder: `title.drive(label.rx.text)`.
///
/// The module `Reactive` and this type share a name. In a file that imports ReactiveCompat, `Reactive` means this type.
/// Do not qualify names with the module: write `Observable`, not `Reactive.Observable`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object to which the properties belong.
  public let base: Base

  /// Creates the value of `base.rx`.
  public init(_ base: Base) { self.base = base }

  /// A binder that sets the property at `keyPath` of the object, which the binder holds weakly.
  public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
  where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type that has an `rx` property. Every `NSObject` conforms. To add `rx` to another type, declare the conformance in
/// an empty extension.
public protocol ReactiveCompatible {
  /// The type whose instances have an `rx` property.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of the object.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive members of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    // As in RxSwift, `rx` has a setter, so that code can set members through `rx`.
    set {}
  }

  /// The reactive members of the object.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    // As in RxSwift, `rx` has a setter, so that code can set members through `rx`.
    set {}
  }
}

extension NSObject: ReactiveCompatible {}

#if !canImport(ObjectiveC)
// Without Objective-C, `NotificationCenter` is not an `NSObject`.
extension NotificationCenter: ReactiveCompatible {}
#endif
