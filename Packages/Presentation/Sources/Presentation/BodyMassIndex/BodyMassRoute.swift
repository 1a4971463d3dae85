public import Domain

/// A navigation request from a body mass screen.
public enum BodyMassRoute: Hashable, Sendable {
  case result(BodyMassIndex)
  case back
}
