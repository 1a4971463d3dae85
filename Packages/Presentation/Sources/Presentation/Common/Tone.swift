/// How a text is meant; a screen has a colour for each.
public enum Tone: Hashable, Sendable, CaseIterable {
  case neutral
  case good
  case warning
  case bad
}
