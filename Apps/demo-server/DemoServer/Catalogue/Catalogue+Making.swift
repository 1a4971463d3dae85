import Images
import Landscape

/// Functions that generate users, photos and collections from random numbers.
extension CatalogueUser {
  static func made(_ index: Int, _ random: inout SeededRandom) -> CatalogueUser {
    let author = Words.authors[index]
    let userName = Words.userNames[index]
    return CatalogueUser(
      id: random.identifier(), userName: userName, firstName: author.first, lastName: author.last,
      biography: random.pick(Words.biographies), home: random.chance(0.85) ? author.home : nil,
      instagram: random.chance(0.5) ? userName : nil, updatedAt: random.day(from: 19_700),
      portrait: Scene(kind: random.pick(SceneKind.allCases), seed: random.next()))
  }
}

extension CataloguePhoto {
  private static let sizes = [
    ImageSize(width: 1920, height: 1280), ImageSize(width: 1920, height: 1280), ImageSize(width: 1920, height: 1080),
    ImageSize(width: 1920, height: 1440), ImageSize(width: 1280, height: 1920), ImageSize(width: 1280, height: 1920),
    ImageSize(width: 1440, height: 1800), ImageSize(width: 1600, height: 1600),
  ]

  static func made(_ index: Int, _ kind: SceneKind, author: Int, _ random: inout SeededRandom) -> CataloguePhoto {
    let subject = Subject.of(kind)
    let id = random.identifier()
    let place = random.chance(0.85) ? random.pick(subject.places) : nil
    let title = title(subject, &random)
    let tags =
      [subject.tags[0]] + subject.tags.dropFirst().shuffled(using: &random).prefix(3) + [random.pick(Words.keywords)]
    let createdAt = random.day(from: 17_900)
    let popularity = random.between(0, 1)
    let likes = 3 + Int(popularity * popularity * popularity * 4_000)
    let location = place.map { " in \($0.name)" } ?? ""
    return CataloguePhoto(
      id: id, slug: "\(SearchWords.words(of: title).joined(separator: "-"))-\(id)",
      scene: Scene(kind: kind, seed: random.next()),
      size: random.pick(sizes), author: author, title: title,
      description: random.chance(0.7) ? "\(title). \(random.pick(Words.stories))" : nil,
      altDescription: "\(subject.sight)\(location)", tags: tags, place: place,
      camera: random.chance(0.85) ? camera(&random) : nil, createdAt: createdAt,
      updatedAt: createdAt + random.count(from: 0, through: 90) * 86_400,
      promotedAt: random.chance(0.6) ? createdAt + random.count(from: 1, through: 72) * 3_600 : nil, likes: likes,
      views: likes * random.count(from: 90, through: 260), downloads: likes * random.count(from: 2, through: 9),
      ixid: "M3w\(random.identifier())\(random.identifier())")
  }

  private static func title(_ subject: Subject, _ random: inout SeededRandom) -> String {
    let noun = random.pick(subject.nouns)
    let named = random.chance(0.6) ? "\(random.pick(Words.adjectives)) \(noun)" : noun
    return random.chance(0.55) ? "\(named) \(random.pick(Words.endings))" : named
  }

  private static func camera(_ random: inout SeededRandom) -> Camera {
    let camera = random.pick(Words.cameras)
    let lens = random.pick(camera.lenses)
    return Camera(
      make: camera.make, model: camera.model, exposure: random.pick(Words.exposures),
      aperture: random.pick(Words.apertures),
      focalLength: "\(lens)", sensitivity: random.pick(Words.sensitivities))
  }
}

extension CatalogueCollection {
  private static let plans: [(title: String, description: String?, kinds: [SceneKind])] = [
    ("Quiet Mornings", "Before anybody else is up.", [.lakes, .forests, .winter]),
    ("Blue", nil, [.oceans, .aurora, .winter, .lakes]),
    ("Warm", "For cold days.", [.deserts, .sunsets, .canyons]),
    ("After Dark", "Bring a tripod.", [.nights, .aurora, .cities]),
    ("Phone Wallpapers", nil, SceneKind.allCases),
    ("Way Up", "Everything above the tree line.", [.mountains, .winter]),
  ]

  static func all(of photos: [CataloguePhoto], userCount: Int, _ random: inout SeededRandom) -> [CatalogueCollection] {
    plans.map { plan in
      let fitting = photos.indices.filter { plan.kinds.contains(photos[$0].scene.kind) }
      return CatalogueCollection(
        id: "\(random.count(from: 1_000_000, through: 9_999_999))", title: plan.title, description: plan.description,
        shareKey: random.identifier(), owner: random.count(from: 0, through: userCount - 1),
        photos: Array(fitting.shuffled(using: &random).prefix(24)), publishedAt: random.day(from: 18_400))
    }
  }
}

extension SeededRandom {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  /// Returns an id of eleven letters and digits, like an id of Unsplash.
  mutating func identifier() -> String {
    String((0..<11).map { _ in pick(Self.letters) })
  }

  /// Returns a random time in seconds since 1970, from the day `first` (in days since 1970) to the end of 2025.
  mutating func day(from first: Int) -> Int {
    count(from: first, through: 20_453) * 86_400 + count(from: 0, through: 86_399)
  }
}
