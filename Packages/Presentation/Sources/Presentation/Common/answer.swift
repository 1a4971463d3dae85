import Domain
import Reactive

extension Observable {
  /// Asks a port once for each subscription, and sends what came of it: a failure is an answer, not an error, so it
  /// ends nothing. Leaving before the answer cancels the question.
  @MainActor
  static func answer<Value>(
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
