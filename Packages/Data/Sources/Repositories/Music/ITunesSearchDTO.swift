/// The answer of the iTunes Search API. `resultCount` repeats what can be counted.
struct ITunesSearchDTO: Decodable {
  var results: [ITunesSongDTO]
}
