/// The kind of a message. A screen chooses a color for each kind.
public enum Tone: Hashable, Sendable, CaseIterable {
  case neutral
  case good
  case warning
  case bad
}
