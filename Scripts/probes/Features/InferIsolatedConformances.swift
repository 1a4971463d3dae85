// in Domain

protocol Named {
  func name() -> String
}
@MainActor final class Screen: Named {
  func name() -> String { "screen" }
}
@MainActor func here(_ screen: Screen) -> any Named { screen }
nonisolated func elsewhere(_ screen: Screen) -> any Named { screen }  // refused: cannot be used in nonisolated
