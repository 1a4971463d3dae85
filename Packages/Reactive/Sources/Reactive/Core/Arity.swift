/// What the stages that combine several sources know of them besides their elements: which have ended.
@usableFromInline
final class Arity {
  private var running: [Bool]
  /// Whether any source has ended.
  @usableFromInline @exclusivity(unchecked) var hasAnyEnded = false

  @usableFromInline
  init(_ count: Int) { running = Array(repeating: true, count: count) }

  /// Notes the end of the source at `index`; says whether all have ended.
  @usableFromInline
  func ended(_ index: Int) -> Bool {
    running[index] = false
    hasAnyEnded = true
    return !running.contains(true)
  }

  /// Whether every source but the one at `index` has ended.
  @usableFromInline
  func othersEnded(_ index: Int) -> Bool {
    !running.indices.contains { $0 != index && running[$0] }
  }

  /// Whether the source at `index` has ended.
  @usableFromInline
  func hasEnded(_ index: Int) -> Bool { !running[index] }
}
