import Domain
import Foundation
import Networking

/// A result of the iTunes Search API. Besides songs it may be a video, an album or a book, which have other fields, so
/// any of these may be missing.
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
  /// Nothing for what is no song, or has no id, no title or no artist.
  ///
  /// The shop names a cover of 100 pixels; the same address with another number has it in that size.
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

  /// The text if it is an http or https address. No other address may be opened.
  fileprivate var webAddress: String? { Request(url: self) == nil ? nil : self }
}
