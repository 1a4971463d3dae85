import AppSupport
import Domain
import Persistence
import Presentation
import Terminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What photolist finds on a machine; as JSON, with these fields.
struct DoctorReport: ConsoleDocument, Encodable {
  struct Screen: Encodable {
    /// What the terminal says that it is; nil when it has not said.
    var name: String?
    var columns: Int
    var rows: Int
    var cellWidth: Int
    var cellHeight: Int
    var colors: String
    var isLight: Bool
    var pictures: String
    var picturesReason: String
    /// By what the user asked for it: an option, a variable, or the config file; nil when nobody did.
    var picturesChosenBy: String?
    var isSynchronized: Bool
    var hasKittyKeyboard: Bool
    var hasLinks: Bool
    var isInTmux: Bool
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
    /// The database was damaged or older than expected. It has the rows that could be read and those of a snapshot.
    case recovered
    case failed
  }

  var version: String
  var language: Language
  /// Nil on a pipe.
  var terminal: Screen?
  var source: String?
  var sourceIsDefault: Bool?
  var hasAccessKey: Bool
  var files: Files?
  var store = Store.none
  var likes: Int?
  /// What is wrong, in sentences.
  var problems: [String] = []

  /// Looks at everything; at most a second is spent on waiting for the terminal's answers.
  @MainActor
  init(
    version: String, settings: Result<Settings, CommandFailure>, options: CommonOptions, images: PictureChoice?,
    environment: [String: String]
  ) async {
    self.version = version
    language = options.language ?? Language(locale: CommonSettings.locale(in: environment))
    hasAccessKey = environment["UNSPLASH_ACCESS_KEY"]?.contains { !$0.isWhitespace } ?? false
    var color = options.color ?? .auto
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
      await look(atStore: paths.database)
      look(atCache: paths.cacheDatabase)
    }
    let guess = Capabilities(environment: environment, color: color, pictures: chosen?.choice.method)
    terminal = await Self.screen(guess, picturesChosenBy: chosen?.origin)
  }

  /// Also where other settings cannot be used.
  private static func chosenPictures(
    _ option: PictureChoice?, environment: [String: String]
  ) -> (choice: PictureChoice, origin: String)? {
    let config = (try? Paths(environment: environment)).flatMap { try? CommonConfig(path: $0.configFile) }
    let choices = [
      (option, "--images"), (try? CommonSettings.images(in: environment), "PHOTOLIST_IMAGES"),
      (config?.images, "config.json"),
    ]
    guard let (choice, origin) = choices.first(where: { $0.0 != nil }), let choice, choice != .auto else { return nil }
    return (choice, origin)
  }

  /// Of the terminal that the program was started on: any of its three descriptors may be a pipe.
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
        picturesReason: pictures.reason, picturesChosenBy: origin,
        isSynchronized: capabilities.isSynchronized,
        hasKittyKeyboard: capabilities.hasKittyKeyboard, hasLinks: capabilities.hasLinks,
        isInTmux: capabilities.isInTmux)
    }
    return nil
  }

  /// Opens the user's data as every command does, but creates none.
  private mutating func look(atStore path: String) async {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let database = UserDatabase(path: path)
    store = .good
    for notice in database.notices {
      problems.append(notice.text)
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

  /// Reports a cache that cannot be written. A damaged one is rebuilt silently.
  private mutating func look(atCache path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let cache = CacheDatabase(path: path)
    if let failure = cache.failure { problems.append(Strings(language).failures.message(.storage(failure))) }
    try? cache.close()
  }

  var record: DoctorReport { self }

  func lines(width: Int?) -> [StyledText] {
    StyledText.facts(DoctorText(language).facts(self))
  }

  private enum CodingKeys: String, CodingKey {
    case version, language, terminal, source, sourceIsDefault, hasAccessKey, files, store, likes, problems
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(version, forKey: .version)
    try container.encode(language.rawValue, forKey: .language)
    // What is not known is written as null, like everywhere.
    try container.encode(terminal, forKey: .terminal)
    try container.encode(source, forKey: .source)
    try container.encode(sourceIsDefault, forKey: .sourceIsDefault)
    try container.encode(hasAccessKey, forKey: .hasAccessKey)
    try container.encode(files, forKey: .files)
    try container.encode(store, forKey: .store)
    try container.encode(likes, forKey: .likes)
    try container.encode(problems, forKey: .problems)
  }
}
