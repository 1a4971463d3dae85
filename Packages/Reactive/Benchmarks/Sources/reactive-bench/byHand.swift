// The building blocks of the `limit` variants, which are pipelines written by hand. Each stage is an escaping closure
// that calls the next stage. Like an operator, a stage calls the user's function through a closure. The compiler does
// not inline the `opaque` functions, so every closure is really called.

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

/// The sum of the received elements. Because the sum is used, the optimizer cannot remove the work.
final class Sum {
  @exclusivity(unchecked) var value = 0
}

/// A mutable value that closures share.
final class Box<Value> {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }
}
