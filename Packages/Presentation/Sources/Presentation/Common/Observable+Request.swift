import Domain
import Reactive

extension Observable {
  /// Calls a port once for each subscription and emits its result: a failure is an element, not an error, so it does
  /// not end the sequence. Disposing of the subscription cancels the call.
  @MainActor
  static func request<Value>(
    _ work: @escaping @MainActor () async throws(RepositoryError) -> Value
  ) -> Observable<Element> where Element == Result<Value, RepositoryError> {
    .create {
      do throws(RepositoryError) {
        return .success(try await work())
      } catch {
        return .failure(error)
      }
    }
  }
}
