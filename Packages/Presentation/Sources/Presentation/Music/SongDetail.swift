/// The contents of a song's screen.
public struct SongDetail: Hashable, Sendable {
  public var title: String
  public var artist: String
  /// The known properties of the song, each with a label.
  public var facts: [Fact]
  /// The address of the cover.
  public var artwork: String?

  public struct Fact: Hashable, Sendable {
    public var label: String
    public var value: String
  }
}
