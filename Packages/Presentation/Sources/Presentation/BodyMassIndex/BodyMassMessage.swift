/// What the form says.
public struct BodyMassMessage: Hashable, Sendable {
  public var text: String
  public var tone: Tone

  public init(text: String, tone: Tone) {
    self.text = text
    self.tone = tone
  }
}
