/// Where the music screens lead.
public enum MusicRoute {
  /// To a song, with the view model that the list made for it.
  case song(SongDetailViewModel)
  case back
}
