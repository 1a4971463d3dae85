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
/// Each writable property of a class has a binder and needs no extension: `title.drive(label.rx.text)`.
///
/// The module `Reactive` and this type share a name. With both imported, `Reactive` means this type, so do not qualify
/// names with the module: write `Observable`, not `Reactive.Observable`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object that the properties belong to.
  public let base: Base

  /// Creates the reactive view of `base`.
  public init(_ base: Base) { self.base = base }

  /// A binder that sets the property at `keyPath`. The object is held weakly.
  public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property>
  where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type that has `rx`. Every `NSObject` conforms. To add `rx` to another type, declare the conformance in an empty
/// extension.
public protocol ReactiveCompatible {
  /// The type that `rx` extends.
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
    // RxSwift has a setter so that `rx` can be used to change the base through a member.
    set {}
  }

  /// The reactive members of the object.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    // The setter exists for the same reason as that of the type's `rx`.
    set {}
  }
}

extension NSObject: ReactiveCompatible {}

#if !canImport(ObjectiveC)
// Without Objective-C, `NotificationCenter` is not an `NSObject`.
extension NotificationCenter: ReactiveCompatible {}
#endif
