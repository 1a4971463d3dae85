import Domain
import Reactive

extension Observable {
  /// Calls a function of a port once per subscription, and emits the result. Disposing the subscription cancels the
  /// call.
  ///
  /// A failure is emitted as an element, so it does not end the sequence.
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
