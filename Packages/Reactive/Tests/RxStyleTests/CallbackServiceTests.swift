import Foundation
import Reactive
import Testing

// An API that calls its callbacks on a queue, and an async function that wraps the API. The async function is necessary
// because an observer cannot be sent to another actor.

final class LegacyGeocoder: Sendable {
  struct NotFound: Error {}

  func geocode(_ city: String, completion: @escaping @Sendable (Result<String, Error>) -> Void) {
    DispatchQueue.global().async {
      completion(city == "Seoul" ? .success("37.57 N, 126.98 E") : .failure(NotFound()))
    }
  }

  func geocode(_ city: String) async throws -> String {
    return try await withCheckedThrowingContinuation { continuation in
      geocode(city) { continuation.resume(with: $0) }
    }
  }
}

@MainActor
final class GeocoderViewModel {
  private let geocoder = LegacyGeocoder()

  func place(of city: String) -> Single<String> {
    return Single.create { [geocoder] in
      try await geocoder.geocode(city)
    }
  }

  func places(of cities: Observable<String>) -> Observable<String> {
    return cities.flatMapLatest { [unowned self] city in
      self.place(of: city).asObservable().catchAndReturn("nowhere")
    }
  }
}

@MainActor
@Suite struct CallbackServiceTests {
  @Test("The result of a wrapped callback is delivered on the main actor") func result() async throws {
    let viewModel = GeocoderViewModel()
    #expect(try await viewModel.place(of: "Seoul").value == "37.57 N, 126.98 E")
    await #expect(throws: LegacyGeocoder.NotFound.self) { try await viewModel.place(of: "Atlantis").value }
    #expect(try await viewModel.places(of: .just("Atlantis")).asSingle().value == "nowhere")
  }
}
