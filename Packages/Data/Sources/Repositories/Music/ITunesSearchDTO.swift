/// The response of the iTunes Search API.
struct ITunesSearchDTO: Decodable {
  var results: LenientList<ITunesSongDTO>
}
