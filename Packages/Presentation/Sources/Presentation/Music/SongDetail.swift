/// A song as its screen shows it.
public struct SongDetail: Hashable, Sendable {
  public var title: String
  public var artist: String
  /// Something that is known of the song: a label, and its value.
  public var facts: [Fact]
  /// Where the cover is, if there is one.
  public var artwork: String?

  public struct Fact: Hashable, Sendable {
    public var label: String
    public var value: String
  }
}
