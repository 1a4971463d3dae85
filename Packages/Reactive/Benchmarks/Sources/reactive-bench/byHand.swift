// What the limits are made of: the stages as escaping closures that call one another, each given its function as a
// closure, as the operators are. The compiler can not see through the `opaque` ones, so every call is a real call.

@inline(never) @_optimize(none)
func opaque(_ next: @escaping (Int) -> Void) -> (Int) -> Void { next }

@inline(never) @_optimize(none)
func opaqueMap(_ transform: @escaping (Int) -> Int) -> (Int) -> Int { transform }

@inline(never) @_optimize(none)
func opaqueFilter(_ predicate: @escaping (Int) -> Bool) -> (Int) -> Bool { predicate }

@inline(never) @_optimize(none)
func opaqueCombine(_ combine: @escaping (Int, Int) -> Int) -> (Int, Int) -> Int { combine }

func mapped(_ transform: @escaping (Int) -> Int, _ next: @escaping (Int) -> Void) -> (Int) -> Void {
  { next(transform($0)) }
}

func filtered(_ predicate: @escaping (Int) -> Bool, _ next: @escaping (Int) -> Void) -> (Int) -> Void {
  { if predicate($0) { next($0) } }
}

/// What the subscribers add up, so that the work can not be optimised away.
final class Sum {
  @exclusivity(unchecked) var value = 0
}

/// A variable that closures share.
final class Box<Value> {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }
}
