import Domain
import Foundation
import Persistence

/// A process that the safety check starts and kills.
///
///     store-worker like STORE PREFIX COUNT     likes photos, and prints the id of each acknowledged like
///     store-worker toggle STORE PREFIX COUNT   likes and unlikes photos; COUNT / 2 likes are left
///     store-worker ids STORE                   prints the ids of all likes
///     store-worker cache STORE                 opens a cache, saves a photo and reads it
@main
struct StoreWorker {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else { exit(64) }
    do {
      let database = UserDatabase(path: arguments[2] + (arguments[1] == "cache" ? "-library" : ""))
      for notice in database.notices { report("notice: \(notice)") }
      let likes = DatabaseLikesRepository(database: database)
      switch arguments[1] {
      case "like": try await like(likes, prefix: arguments[3], count: Int(arguments[4]) ?? 0)
      case "toggle": try await toggle(likes, prefix: arguments[3], count: Int(arguments[4]) ?? 0)
      case "ids": try await printIDs(likes)
      case "cache": try await cache(at: arguments[2], likes)
      default: exit(64)
      }
      try database.close()
    } catch {
      report("error: \(error)")
      exit(1)
    }
  }

  private static func like(_ likes: DatabaseLikesRepository, prefix: String, count: Int) async throws {
    for number in 0..<count {
      try await likes.like(photo("\(prefix)-\(number)"))
      // A single write, so that a killed process never prints half an id.
      FileHandle.standardOutput.write(Data("\(prefix)-\(number)\n".utf8))
    }
  }

  private static func toggle(_ likes: DatabaseLikesRepository, prefix: String, count: Int) async throws {
    for number in 0..<count {
      guard try await likes.like(photo("\(prefix)-\(number)")) else { throw Lost(id: "\(prefix)-\(number)") }
      if number.isMultiple(of: 2) {
        guard try await likes.unlike(photo("\(prefix)-\(number)").id) else { throw Lost(id: "\(prefix)-\(number)") }
      }
    }
  }

  private static func printIDs(_ likes: DatabaseLikesRepository) async throws {
    let all = try await likes.likes(limit: nil).current()
    for like in all { print(like.id.value) }
  }

  private static func cache(at path: String, _ likes: DatabaseLikesRepository) async throws {
    let photos = PhotoStore(cache: CacheDatabase(path: path), likes: likes, source: .demo)
    do {
      try await photos.save(photo("a"))
    } catch {
      report("not saved: \(error)")
    }
    print(try await photos.photo(photo("a").id)?.value.id.value ?? "none")
  }

  private static func photo(_ value: String) -> Photo {
    let address = "https://pictures.invalid/\(value)"
    return Photo(
      id: Photo.ID(source: .demo, value: value), size: PixelSize(width: 3, height: 2),
      images: ImageAddresses(thumb: address, small: address, regular: address, full: address),
      links: Photo.Links(page: address), author: User(id: "ada", username: "ada", name: "Ada"))
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  private struct Lost: Error { var id: String }
}
