/// The meaning of a text, for which a screen has a color.
public enum Tone: Hashable, Sendable, CaseIterable {
  case neutral
  case good
  case warning
  case bad
}
