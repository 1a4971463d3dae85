import Domain
import Reactive

/// The state of a value while it is loaded.
struct Loading<Value> {
  /// The value according to the policy.
  var value: Value?
  /// The cached value, which a screen may show until `value` is known.
  var cached: Value?
  var isLoading = false
  /// The error of the last request, if it failed.
  var failure: RepositoryError?

  func state(in environment: ViewModelEnvironment) -> LoadState {
    if isLoading { return .loading }
    return failure.map { .failed(environment.failure($0)) } ?? .ended
  }
}

extension FetchPolicy {
  /// Emits the cached value at once, and the fetched value if the policy requires one. Each subscription loads again.
  @MainActor
  func loading<Value>(
    _ freshness: Freshness, in environment: ViewModelEnvironment,
    cached: @escaping @MainActor () async throws(RepositoryError) -> Cached<Value>?,
    fetch: @escaping @MainActor () async throws(RepositoryError) -> Value
  ) -> Observable<Loading<Value>> {
    Observable.request(cached).flatMap { read in
      let cached = (read.success ?? nil)?.value
      return Observable.request { () async throws(RepositoryError) in
        try await load(
          freshness, now: environment.now(), cached: { () throws(RepositoryError) in try read.get() }, fetch: fetch)
      }
      .flatMap { result -> Observable<Loading<Value>> in
        guard result.success?.isStale == true else { return .just(Loading(result, cached: cached)) }
        return Observable.request(fetch).map { Loading($0.map { .fresh($0) }, cached: cached) }
          .startWith(Loading(value: cached, cached: cached, isLoading: true))
      }
      .startWith(Loading(cached: cached, isLoading: true))
    }
  }
}

extension Loading {
  fileprivate init(_ result: Result<FetchResult<Value>, RepositoryError>, cached: Value?) {
    switch result {
    case .success(let found): self.init(value: found.value, cached: cached, failure: found.failure)
    case .failure(let error): self.init(cached: cached, failure: error)
    }
  }
}
