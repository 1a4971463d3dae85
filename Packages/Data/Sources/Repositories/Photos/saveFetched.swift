import Domain

/// Caches fetched data, and reports failures other than cancellation. Fetched data is cached even if the caller was
/// canceled.
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
  // After a cancellation, failures are expected, because the caller may have closed the store.
  if let failure, failure != .cancelled, !Task.isCancelled { onFailure(failure) }
}
