/// A navigation request from a music screen.
public enum MusicRoute {
  /// Opens a song with the view model that the list has created for it.
  case song(SongDetailViewModel)
  case back
}
