/// A navigation request from a music screen.
public enum MusicRoute {
  /// Opens the screen of a song with the view model that the list has created.
  case song(SongDetailViewModel)
  case back
}
