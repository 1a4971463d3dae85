public import Domain

/// Where the body mass screens lead.
public enum BodyMassRoute: Hashable, Sendable {
  case result(BodyMassIndex)
  case back
}
