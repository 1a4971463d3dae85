import Domain

/// Caches fetched data, and reports a failure. Cancellation is no failure, and a canceled caller still caches what was
/// fetched.
func saveFetched(
  onFailure: @Sendable (RepositoryError) -> Void,
  _ save: @escaping @Sendable () async throws(RepositoryError) -> Void
) async {
  let failure = await Task { () -> RepositoryError? in
    do throws(RepositoryError) {
      try await save()
      return nil
    } catch {
      return error
    }
  }.value
  // A canceled caller may have closed the store.
  if let failure, failure != .cancelled, !Task.isCancelled { onFailure(failure) }
}
