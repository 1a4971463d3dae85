import Domain
import Reactive

/// A value that is being loaded, with its cached version and the state of the request.
struct Loading<Value> {
  /// The cached or fetched value, according to the fetch policy; nil until it is known.
  var value: Value?
  /// The cached value, which a screen may show until `value` is known.
  var cached: Value?
  var isLoading = false
  /// The error of the last request; nil if it succeeded.
  var failure: RepositoryError?

  func state(in environment: ViewModelEnvironment) -> LoadState {
    if isLoading { return .loading }
    return failure.map { .failed(environment.failure($0)) } ?? .ended
  }
}

extension FetchPolicy {
  /// Loads a value. Emits the cached value first, and then the fetched value if the policy requires a request. Each
  /// subscription loads the value again.
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
