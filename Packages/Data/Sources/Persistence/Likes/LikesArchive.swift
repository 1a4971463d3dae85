public import Domain
import Foundation

/// Encodes and decodes likes as JSON, for backups and for transfers to another machine.
///
///     {"version": 1, "likes": [{"likedAt": "2024-05-01T09:30:00Z", "photo": {"source": "unsplash", …}}, …]}
///
/// The newest like is first. Unknown fields are ignored, so that later versions can add fields.
public enum LikesArchive {
  private struct Archive: Codable {
    var version: Int
    var likes: [Like]
  }

  private struct Like: Codable {
    var likedAt: Date
    var photo: ArchivedPhoto
  }

  public static func encode(_ likes: [LikedPhoto]) throws(RepositoryError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let archive = Archive(
      version: 1, likes: likes.map { Like(likedAt: $0.likedAt, photo: ArchivedPhoto($0.photo)) })
    do {
      return Array(try encoder.encode(archive))
    } catch {
      throw .malformed(reason: .notAnArchive)
    }
  }

  /// Decodes an archive.
  ///
  /// - Throws: `RepositoryError.malformed` if `bytes` is not an archive, or contains an unsupported version, an unknown
  ///   source, or an id with a NUL character.
  public static func decode(_ bytes: [UInt8]) throws(RepositoryError) -> [LikedPhoto] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let archive: Archive
    do {
      archive = try decoder.decode(Archive.self, from: Data(bytes))
    } catch {
      throw .malformed(reason: .notAnArchive)
    }
    guard archive.version == 1 else {
      throw .malformed(reason: .archiveVersion(archive.version))
    }
    var likes: [LikedPhoto] = []
    for like in archive.likes {
      guard let photo = like.photo.domain else {
        throw .malformed(reason: .archiveSource(like.photo.source))
      }
      guard !photo.id.value.utf8.contains(0) else {
        throw .malformed(reason: .nulCharacter)
      }
      likes.append(LikedPhoto(photo: photo, likedAt: like.likedAt))
    }
    return likes
  }
}
