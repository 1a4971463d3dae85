// in Domain

protocol Named {
  func name() -> String
}
func greet(_ named: any Named) -> String { named.name() }
func greetPlainly(_ named: Named) -> String { named.name() }  // refused: must be written 'any Named'
