import Reactive
import Testing

// A sample of clean architecture, with a use case for each user action and with repositories behind protocols. The
// layers exchange traits such as `Single`.

struct Article: Equatable {
  let id: String
  var isSaved = false
}

enum ArticleError: Error, Equatable {
  case offline
  case notFound
}

protocol ArticleRepository {
  func article(id: String) -> Single<Article>
  func cached(id: String) -> Maybe<Article>
  func save(_ article: Article) -> Completable
}

protocol FetchArticleUseCase {
  func execute(id: String) -> Observable<Article>
}

protocol SaveArticleUseCase {
  func execute(id: String) -> Single<Article>
}

final class DefaultFetchArticleUseCase: FetchArticleUseCase {
  private let repository: ArticleRepository

  init(repository: ArticleRepository) {
    self.repository = repository
  }

  func execute(id: String) -> Observable<Article> {
    let fresh = repository.article(id: id).asObservable()
    return repository.cached(id: id).asObservable()
      .concat(fresh)
      .distinctUntilChanged()
  }
}

final class DefaultSaveArticleUseCase: SaveArticleUseCase {
  private let repository: ArticleRepository

  init(repository: ArticleRepository) {
    self.repository = repository
  }

  func execute(id: String) -> Single<Article> {
    return repository.cached(id: id)
      .ifEmpty(switchTo: repository.article(id: id))
      .map { article -> Article in
        var article = article
        article.isSaved = true
        return article
      }
      .flatMap { [repository] article in
        repository.save(article).andThen(Single.just(article))
      }
      .retry(2)
  }
}

final class StubArticleRepository: ArticleRepository {
  var articles: [String: Article] = [:]
  var failures = 0
  private(set) var saved: [Article] = []

  func article(id: String) -> Single<Article> {
    return Single.deferred { [unowned self] in
      if self.failures > 0 {
        self.failures -= 1
        return .error(ArticleError.offline)
      }
      guard let article = self.articles[id] else { return .error(ArticleError.notFound) }
      return .just(article)
    }
  }

  func cached(id: String) -> Maybe<Article> {
    return saved.last { $0.id == id }.map { Maybe.just($0) } ?? .empty()
  }

  func save(_ article: Article) -> Completable {
    return Completable.create { [weak self] completable in
      self?.saved.append(article)
      completable(.completed)
      return Disposables.create()
    }
  }
}

@Suite struct UseCaseTests {
  @Test("Saving an article retries a failed fetch of the article once") func save() async throws {
    let repository = StubArticleRepository()
    repository.articles["a"] = Article(id: "a")
    repository.failures = 1
    let saved = try await DefaultSaveArticleUseCase(repository: repository).execute(id: "a").value
    #expect(saved.isSaved)
    #expect(repository.saved == [saved])
  }

  @Test("A cached article is sent before the fetched article") func cachedFirst() async throws {
    let repository = StubArticleRepository()
    repository.articles["a"] = Article(id: "a")
    _ = repository.save(Article(id: "a", isSaved: true)).subscribe()
    var received: [Bool] = []
    for try await article in DefaultFetchArticleUseCase(repository: repository).execute(id: "a").values {
      received.append(article.isSaved)
    }
    #expect(received == [true, false])
  }

  @Test("Saving a missing article fails") func missing() async {
    let useCase = DefaultSaveArticleUseCase(repository: StubArticleRepository())
    await #expect(throws: ArticleError.notFound) { try await useCase.execute(id: "a").value }
  }
}
