/// The meaning of a text, which a screen shows as a color.
public enum Tone: Hashable, Sendable, CaseIterable {
  case neutral
  case good
  case warning
  case bad
}
