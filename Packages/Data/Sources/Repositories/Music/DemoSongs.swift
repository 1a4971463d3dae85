import Domain
import Foundation

/// The catalog of the demo shop. Every name is invented.
enum DemoSongs {
  static let all: [Song] = albums.flatMap { album in
    album.tracks.enumerated().map { number, track in
      let id = "\(album.id)-\(number + 1)"
      return Song(
        id: Song.ID("demo-\(id)"),
        title: track.title,
        artist: album.artist,
        album: album.title,
        genre: album.genre,
        releasedAt: try? Date("\(album.released)T00:00:00Z", strategy: .iso8601),
        duration: .seconds(track.seconds),
        artwork: DemoArtworkRepository.address(ofAlbum: album.id)
      )
    }
  }

  private struct Album {
    var id: String
    var title: String
    var artist: String
    var genre: String
    /// The release date, such as "2021-03-05".
    var released: String
    var tracks: [(title: String, seconds: Int)]
  }

  private static let albums = [
    Album(
      id: "tidewater", title: "Letters from the Tide Table", artist: "Marlow & the Ferrymen", genre: "Folk",
      released: "2019-04-12",
      tracks: [
        ("Low Water, High Moon", 221), ("The Harbour Master's Daughter", 254), ("Salt in the Sugar Bowl", 198),
        ("Letters from the Tide Table", 287),
      ]),
    Album(
      id: "lanterns", title: "Paper Lantern Weather", artist: "Yuna Brightfield", genre: "Pop", released: "2022-09-02",
      tracks: [
        ("Paper Lantern Weather", 203), ("Blue Umbrella", 189), ("Second Train Home", 231),
        ("Moonlight on the Vending Machine", 244),
      ]),
    Album(
      id: "quarry", title: "Granite Lullabies", artist: "The Slow Quarry", genre: "Rock", released: "2015-11-20",
      tracks: [
        ("Dynamite Sunday", 265), ("Blue Gravel", 242), ("Echo Has a Bad Memory", 301), ("Granite Lullaby", 334),
      ]),
    Album(
      id: "hangang", title: "강변의 오후", artist: "달빛자전거", genre: "K-Indie", released: "2021-05-14",
      tracks: [("강변의 오후", 217), ("노란 우산", 194), ("달빛 페달", 229), ("다음 역은 여름", 251)]),
    Album(
      id: "teapot", title: "Steam Studies", artist: "Ottoline Vane Quartet", genre: "Jazz", released: "2008-02-29",
      tracks: [
        ("Kettle Blues", 372), ("Porcelain Walk", 318), ("Moon over a Cold Saucer", 405),
        ("Last Biscuit Standing", 291),
      ]),
    Album(
      id: "orbit", title: "Perigee", artist: "Nine Volt Astronomer", genre: "Electronic", released: "2024-01-26",
      tracks: [("Perigee", 356), ("Static on the Dark Side", 288), ("Blue Shift", 312), ("Re-entry, Gently", 274)]),
  ]
}
