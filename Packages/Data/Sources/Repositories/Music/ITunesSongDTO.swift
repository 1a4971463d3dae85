import Domain
import Foundation
import Networking

/// A result of the iTunes Search API. A result can also be a video, an album or a book with other fields, so every
/// field is optional.
struct ITunesSongDTO: Decodable {
  var kind: String?
  var trackId: Int?
  var trackName: String?
  var artistName: String?
  var collectionName: String?
  var primaryGenreName: String?
  var releaseDate: String?
  var trackTimeMillis: Int?
  var artworkUrl100: String?
  var previewUrl: String?
  var trackViewUrl: String?
}

extension ITunesSongDTO {
  /// Returns the song, or nil if the result is another product, or lacks an id, a title or an artist.
  ///
  /// The shop sends the address of a cover of 100 pixels. Replacing "100x100" in the address selects another size.
  func toDomain() -> Song? {
    guard kind ?? "song" == "song", let trackId, let title = trackName?.nonBlank, let artist = artistName?.nonBlank
    else { return nil }
    return Song(
      id: Song.ID(String(trackId)),
      title: title,
      artist: artist,
      album: collectionName?.nonBlank,
      genre: primaryGenreName?.nonBlank,
      releasedAt: releaseDate.flatMap { try? Date($0, strategy: .iso8601) },
      duration: trackTimeMillis.flatMap { $0 > 0 ? .milliseconds($0) : nil },
      artwork: artworkUrl100?.webAddress?.replacing("/100x100bb.", with: "/600x600bb."),
      preview: previewUrl?.webAddress,
      page: trackViewUrl?.webAddress
    )
  }
}

extension String {
  fileprivate var nonBlank: String? { contains { !$0.isWhitespace } ? self : nil }

  /// The text, or nil if the text is not an http or https address. Addresses with other schemes must not be opened.
  fileprivate var webAddress: String? { Request(url: self) == nil ? nil : self }
}
