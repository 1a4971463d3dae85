public import Domain
import Foundation

/// Encodes and decodes likes as JSON, for backups and for copying them to another machine.
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
      throw .malformed(reason: "the likes cannot be written as JSON")
    }
  }

  /// Decodes an archive.
  ///
  /// - Throws: `RepositoryError.malformed` if `bytes` is not an archive, or has an unsupported version.
  public static func decode(_ bytes: [UInt8]) throws(RepositoryError) -> [LikedPhoto] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let archive: Archive
    do {
      archive = try decoder.decode(Archive.self, from: Data(bytes))
    } catch {
      throw .malformed(reason: "the file is not an archive of likes")
    }
    guard archive.version == 1 else {
      throw .malformed(reason: "the archive has version \(archive.version), which needs a newer program")
    }
    var likes: [LikedPhoto] = []
    for like in archive.likes {
      guard let photo = like.photo.domain else {
        throw .malformed(reason: "the archive has a photo of an unknown source: \(like.photo.source)")
      }
      guard !photo.id.value.utf8.contains(0) else {
        throw .malformed(reason: "the archive has a photo whose id contains a NUL character")
      }
      likes.append(LikedPhoto(photo: photo, likedAt: like.likedAt))
    }
    return likes
  }
}
