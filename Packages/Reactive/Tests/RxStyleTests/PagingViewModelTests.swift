import Reactive
import Testing

// A list that is loaded page by page. The list can be refreshed, loads the next page at its end, and continues after
// errors.

struct Repo: Equatable {
  let id: Int
}

protocol RepoListing {
  func repos(page: Int) -> Observable<[Repo]>
}

@MainActor
protocol PagingViewModelProtocol {
  var reload: PublishSubject<Void> { get }
  var loadMore: PublishSubject<Void> { get }
  var repos: Observable<[Repo]> { get }
  var errors: Observable<Error> { get }
}

final class PagingViewModel: PagingViewModelProtocol {
  private enum Change {
    case replace([Repo])
    case append([Repo])
  }

  let reload = PublishSubject<Void>()
  let loadMore = PublishSubject<Void>()
  let repos: Observable<[Repo]>
  let errors: Observable<Error>

  init(service: RepoListing) {
    let errorSubject = PublishSubject<Error>()
    errors = errorSubject.asObservable()
    let page = BehaviorRelay(value: 0)

    func load(_ number: Int) -> Observable<[Repo]> {
      return service.repos(page: number)
        .do(onNext: { _ in page.accept(number) }, onError: { errorSubject.onNext($0) })
        .catchAndReturn([])
    }

    let reloaded = reload.flatMapLatest { load(1).map { Change.replace($0) } }
    let more =
      loadMore
      .withLatestFrom(page)
      .filter { $0 > 0 }
      .flatMapFirst { load($0 + 1).map { Change.append($0) } }

    repos = Observable.merge(reloaded, more)
      .scan(into: [Repo]()) { repos, change in
        switch change {
        case .replace(let new): repos = new
        case .append(let new): repos += new
        }
      }
      .share(replay: 1, scope: .forever)
  }
}

final class StubRepoListing: RepoListing {
  struct Offline: Error {}
  var isOffline = false

  func repos(page: Int) -> Observable<[Repo]> {
    return isOffline ? .error(Offline()) : .just([Repo(id: page * 10), Repo(id: page * 10 + 1)])
  }
}

@MainActor
@Suite struct PagingViewModelTests {
  @Test("Reaching the end of the list loads the next page, and a failed page can be retried") func paging() {
    let disposeBag = DisposeBag()
    let service = StubRepoListing()
    let viewModel: any PagingViewModelProtocol = PagingViewModel(service: service)
    var shown: [[Int]] = []
    var errorCount = 0
    viewModel.repos.map { $0.map(\.id) }.distinctUntilChanged()
      .subscribe(onNext: { shown.append($0) }).disposed(by: disposeBag)
    viewModel.errors.subscribe(onNext: { _ in errorCount += 1 }).disposed(by: disposeBag)

    viewModel.loadMore.onNext(())
    viewModel.reload.onNext(())
    service.isOffline = true
    viewModel.loadMore.onNext(())
    service.isOffline = false
    viewModel.loadMore.onNext(())

    #expect(shown == [[10, 11], [10, 11, 20, 21]])
    #expect(errorCount == 1)
  }
}
