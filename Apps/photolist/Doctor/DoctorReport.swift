import AppSupport
import Domain
import Foundation
import Persistence
import Presentation
import Terminal

/// The report of `photolist doctor`.
struct DoctorReport: ConsoleDocument {
  struct Screen: Encodable {
    /// The name that the terminal reports; nil if the terminal reports no name.
    var name: String?
    var columns: Int
    var rows: Int
    var cellWidth: Int
    var cellHeight: Int
    var colors: String
    var isLight: Bool
    var pictures: String
    var picturesReason: Reason
    /// The option, variable or file that sets the picture method; nil if the method was detected.
    var picturesChosenBy: String?
    var isSynchronized: Bool
    var hasKittyKeyboard: Bool
    var hasLinks: Bool
    var isInTmux: Bool
  }

  /// The reason for the picture method. In JSON, the reason is in English.
  struct Reason: Encodable {
    var value: PictureReason

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value.description)
    }
  }

  struct Files: Encodable {
    var data: String
    var cache: String
    var config: String
    var hasConfig: Bool
  }

  enum Store: String, Encodable {
    /// There is no database yet.
    case none
    case good
    case readOnly
    /// The database was damaged or older than expected. The recovered database contains the rows that could be read,
    /// and the rows of a snapshot.
    case recovered
    case failed
  }

  var version: String
  var language: Language
  /// The terminal; nil if the program does not run on a terminal.
  var terminal: Screen?
  var source: String?
  var sourceIsDefault: Bool?
  var hasAccessKey: Bool
  var files: Files?
  var store = Store.none
  var likes: Int?
  /// The problems, as sentences.
  var problems: [String] = []

  /// Examines the machine. Waits at most one second for the terminal's replies.
  @MainActor
  init(
    version: String, settings: Result<Settings, CommandFailure>, options: CommonOptions, images: PictureChoice?,
    environment: [String: String]
  ) async {
    self.version = version
    language = (try? settings.get())?.language ?? Strings.program.language
    hasAccessKey = environment["UNSPLASH_ACCESS_KEY"]?.contains { !$0.isWhitespace } ?? false
    var color = options.colorChoice ?? .auto
    let chosen = Self.chosenPictures(images, environment: environment)
    switch settings {
    case .success(let settings):
      source = settings.source.rawValue
      sourceIsDefault = settings.sourceIsDefault
      color = settings.color
    case .failure(let error):
      problems.append([error.message, error.advice ?? ""].filter { !$0.isEmpty }.joined(separator: " "))
    }
    if let paths = try? Paths(environment: environment) {
      files = Files(
        data: paths.database, cache: paths.cache, config: paths.configFile,
        hasConfig: FileManager.default.fileExists(atPath: paths.configFile))
      await examineDatabase(at: paths.database)
      examineCache(at: paths.cacheDatabase)
    }
    let guess = Capabilities(environment: environment, color: color, pictures: chosen?.choice.method)
    terminal = await Self.screen(guess, picturesChosenBy: chosen?.origin)
  }

  /// Returns the chosen picture method and the origin of the choice, even if other settings are invalid.
  private static func chosenPictures(
    _ option: PictureChoice?, environment: [String: String]
  ) -> (choice: PictureChoice, origin: String)? {
    let config = (try? Paths(environment: environment)).flatMap { try? CommonConfig(ConfigFile(path: $0.configFile)) }
    let choices = [
      (option, "--images"), (try? CommonSettings.images(in: environment), "PHOTOLIST_IMAGES"),
      (config?.images, "config.json"),
    ]
    guard let (choice, origin) = choices.first(where: { $0.0 != nil }), let choice, choice != .auto else { return nil }
    return (choice, origin)
  }

  /// Finds a terminal among the standard descriptors, and returns its capabilities.
  @MainActor
  private static func screen(_ guess: Capabilities, picturesChosenBy origin: String?) async -> Screen? {
    for descriptor: Int32 in 0...2 {
      guard let size = TerminalSize(descriptor: descriptor) else { continue }
      var capabilities = guess
      try? await capabilities.ask(descriptor: descriptor)
      let pictures = capabilities.pictures
      return Screen(
        name: capabilities.name.isEmpty ? nil : capabilities.name, columns: size.columns, rows: size.rows,
        cellWidth: capabilities.cellSize.width, cellHeight: capabilities.cellSize.height,
        colors: "\(capabilities.depth)", isLight: capabilities.isLight, pictures: pictures.method.rawValue,
        picturesReason: Reason(value: pictures.reason), picturesChosenBy: origin,
        isSynchronized: capabilities.isSynchronized,
        hasKittyKeyboard: capabilities.hasKittyKeyboard, hasLinks: capabilities.hasLinks,
        isInTmux: capabilities.isInTmux)
    }
    return nil
  }

  /// Opens the user's database as other commands do, but does not create a database.
  private mutating func examineDatabase(at path: String) async {
    let strings = Strings(language)
    var status = stat()
    let isThere = stat(path, &status) == 0
    let problem: FileProblem? =
      if !isThere { errno == ENOENT || errno == ENOTDIR ? nil : .denied } else if status.st_mode & S_IFMT != S_IFREG {
        .notRegular
      } else { access(path, R_OK) == 0 ? nil : .denied }
    if let problem {
      store = .failed
      problems.append(strings.reasons.text(.unreadable(path: path, problem)))
      return
    }
    // If only snapshots of the database remain, opening recovers the database from the snapshots.
    guard isThere || Self.hasSnapshots(ofDatabase: path) else { return }
    let database = UserDatabase(path: path)
    store = .good
    for notice in database.notices {
      problems.append(Strings(language).notices.text(notice))
      switch notice {
      case .recovered, .older: store = .recovered
      case .readOnly: store = .readOnly
      }
    }
    do throws(RepositoryError) {
      likes = try await DatabaseLikesRepository(database: database).likedIDs().current().count
      try database.close()
    } catch {
      store = .failed
      problems.append(Strings(language).failures.message(error))
    }
  }

  private static func hasSnapshots(ofDatabase path: String) -> Bool {
    let url = URL(filePath: path)
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path())
    return names?.contains { $0.hasPrefix(url.lastPathComponent + ".snapshot-") } ?? false
  }

  /// Reports a cache that cannot be written. A damaged cache is rebuilt without a report.
  private mutating func examineCache(at path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let cache = CacheDatabase(path: path)
    if let failure = cache.failure { problems.append(Strings(language).failures.message(.storage(failure))) }
    try? cache.close()
  }

  var record: JSONObject {
    [
      "version": version, "language": language.rawValue, "terminal": terminal, "source": source,
      "sourceIsDefault": sourceIsDefault, "hasAccessKey": hasAccessKey, "files": files, "store": store, "likes": likes,
      "problems": problems,
    ]
  }

  func lines(width: Int?) -> [StyledText] {
    StyledText.facts(DoctorText(language).facts(self))
  }
}
