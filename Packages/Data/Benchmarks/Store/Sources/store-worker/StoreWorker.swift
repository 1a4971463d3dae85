import Domain
import Foundation
import Persistence

/// Performs one command with the databases, in a process that `Scripts/bench store-safety` can kill.
///
///     store-worker like STORE PREFIX COUNT     likes photos, and prints the id of each acknowledged like
///     store-worker toggle STORE PREFIX COUNT   likes and unlikes photos; COUNT / 2 likes are left
///     store-worker fill STORE PREFIX COUNT     adds data of every kind, and prints each acknowledged item
///     store-worker list STORE                  prints every item
///     store-worker ids STORE                   prints the ids of all likes
///     store-worker cache STORE                 opens a cache, saves a photo and reads it
///     store-worker serve STORE                 performs the commands in its input: "like ID", "ids", "backup FILE",
///                                              "restore FILE"
///
/// If the environment variable STORE_DATE is set, its value in seconds since 1970 is used as the current date.
@main
struct StoreWorker {
  static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else { exit(64) }
    let date = ProcessInfo.processInfo.environment["STORE_DATE"].flatMap(Double.init)
    do {
      let database = UserDatabase(
        path: arguments[2] + (arguments[1] == "cache" ? "-library" : ""),
        now: { date.map(Date.init(timeIntervalSince1970:)) ?? Date() })
      for notice in database.notices { report("notice: \(text(notice))") }
      let likes = DatabaseLikesRepository(database: database)
      let count = arguments.count > 4 ? Int(arguments[4]) ?? 0 : 0
      switch arguments[1] {
      case "like": try await like(likes, prefix: arguments[3], count: count)
      case "toggle": try await toggle(likes, prefix: arguments[3], count: count)
      case "fill": try await fill(database, prefix: arguments[3], count: count)
      case "list": try await list(database)
      case "ids": for id in try await ids(likes) { print(id) }
      case "cache": try await cache(at: arguments[2], likes)
      case "serve": await serve(database)
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
      acknowledge("\(prefix)-\(number)")
    }
  }

  private static func toggle(_ likes: DatabaseLikesRepository, prefix: String, count: Int) async throws {
    for number in 0..<count {
      guard try await likes.like(photo("\(prefix)-\(number)")) else { throw Lost(id: "\(prefix)-\(number)") }
      if number.isMultiple(of: 2) {
        let removed = try await likes.unlike(photo("\(prefix)-\(number)").id)
        guard removed != nil else { throw Lost(id: "\(prefix)-\(number)") }
      }
    }
  }

  /// Adds likes. After every tenth like, also adds a memo, a friend and a search.
  private static func fill(_ database: UserDatabase, prefix: String, count: Int) async throws {
    for number in 0..<count {
      let name = "\(prefix)-\(number)"
      try await DatabaseLikesRepository(database: database).like(photo(name))
      acknowledge("likes \(name)")
      guard number.isMultiple(of: 10) else { continue }
      if let text = MemoText(title: name, content: String(repeating: "text ", count: 50)) {
        _ = try await DatabaseMemoRepository(database: database).add(text)
        acknowledge("memos \(name)")
      }
      if let pet = NewPet(friend: "friend \(name)", pet: "pet", species: .dog) {
        try await DatabaseFriendRepository(database: database).add(pet)
        acknowledge("friends friend \(name)")
      }
      if number < 50, let query = SearchQuery(name) {
        try await DatabaseRecentSearchRepository(database: database).add(query)
        acknowledge("recent searches \(name)")
      }
    }
  }

  private static func list(_ database: UserDatabase) async throws {
    for id in try await ids(DatabaseLikesRepository(database: database)) { print("likes \(id)") }
    for memo in try await DatabaseMemoRepository(database: database).memos().current() {
      print("memos \(memo.text.title)")
    }
    for friend in try await DatabaseFriendRepository(database: database).friends().current() {
      print("friends \(friend.person.name)")
    }
    for text in try await DatabaseRecentSearchRepository(database: database).searches().current() {
      print("recent searches \(text)")
    }
  }

  private static func ids(_ likes: DatabaseLikesRepository) async throws -> [String] {
    try await likes.likes(limit: nil).current().map(\.id.value)
  }

  private static func cache(at path: String, _ likes: DatabaseLikesRepository) async throws {
    let cache = CacheDatabase(path: path)
    let photos = PhotoStore(cache: cache, likes: likes, source: .demo)
    do {
      try await photos.save(photo("a"))
    } catch {
      report("not saved: \(error)")
    }
    print(try await photos.photo(photo("a").id)?.value.id.value ?? "none")
    try cache.close()
  }

  private static func serve(_ database: UserDatabase) async {
    let likes = DatabaseLikesRepository(database: database)
    while let line = readLine() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      do {
        switch words[0] {
        case "like":
          try await likes.like(photo(words[1]))
          acknowledge("done")
        case "ids": acknowledge(try await ids(likes).joined(separator: " "))
        case "backup":
          try await database.backUp(to: words[1])
          acknowledge("done")
        case "restore": acknowledge(try await database.restore(from: words[1]) ?? "nothing saved")
        default: acknowledge("error: no such command")
        }
      } catch {
        acknowledge("error: \(error)")
      }
    }
  }

  private static func text(_ notice: DatabaseNotice) -> String {
    func missing(_ rows: [RecoveredRows]) -> String {
      "incomplete=\(rows.filter { !$0.isComplete }.map(\.feature).joined(separator: ","))"
    }
    switch notice {
    case .recovered(_, let rows): return "recovered \(missing(rows))"
    case .older(_, let rows): return "older \(missing(rows))"
    case .readOnly(_, let diskIsFull): return "readOnly diskIsFull=\(diskIsFull)"
    }
  }

  private static func photo(_ value: String) -> Photo {
    let address = "https://pictures.invalid/\(value)"
    return Photo(
      id: Photo.ID(source: .demo, value: value), size: PixelSize(width: 3, height: 2),
      images: ImageAddresses(thumb: address, small: address, regular: address, full: address),
      links: Photo.Links(page: address), author: User(id: "ada", username: "ada", name: "Ada"))
  }

  /// Prints the line with a single write, so that a killed process never prints half a line.
  private static func acknowledge(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private static func report(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  private struct Lost: Error { var id: String }
}
