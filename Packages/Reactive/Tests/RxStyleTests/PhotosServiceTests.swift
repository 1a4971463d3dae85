import Foundation
import Reactive
import ReactiveCompat
import Testing

// A network layer in the style of Moya, and a service that uses this layer.

protocol TargetType {
  var path: String { get }
}

enum PhotosAPI: TargetType {
  case photos(page: Int)
  case photo(id: String)

  var path: String {
    switch self {
    case .photos(let page): return "/photos?page=\(page)"
    case .photo(let id): return "/photos/\(id)"
    }
  }
}

struct Response {
  let statusCode: Int
  let data: Data
}

enum ProviderError: Error, Equatable {
  case statusCode(Int)
}

@MainActor
final class Provider<Target: TargetType> {
  private let responses: [String: Response]

  init(responses: [String: Response]) {
    self.responses = responses
  }

  @discardableResult
  func request(_ target: Target, completion: @escaping (Result<Response, Error>) -> Void) -> Disposable {
    completion(.success(responses[target.path] ?? Response(statusCode: 404, data: Data())))
    return Disposables.create()
  }
}

extension Provider: ReactiveCompatible {}

@MainActor
protocol ProviderType: AnyObject {
  associatedtype Target: TargetType
  func request(_ target: Target, completion: @escaping (Result<Response, Error>) -> Void) -> Disposable
}

extension Provider: ProviderType {}

extension Reactive where Base: ProviderType {
  @MainActor
  func request(_ target: Base.Target) -> Single<Response> {
    return Single.create { [weak base] single in
      base?.request(target) { result in
        switch result {
        case .success(let response): single(.success(response))
        case .failure(let error): single(.failure(error))
        }
      } ?? Disposables.create()
    }
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
  func filterSuccessfulStatusCodes() -> Single<Response> {
    return flatMap { response in
      guard 200..<300 ~= response.statusCode else { return .error(ProviderError.statusCode(response.statusCode)) }
      return .just(response)
    }
  }

  func map<Value: Decodable>(_ type: Value.Type, using decoder: JSONDecoder = JSONDecoder()) -> Single<Value> {
    return map { response in try decoder.decode(type, from: response.data) }
  }
}

struct ServicePhoto: Decodable, Equatable {
  let id: String
}

@MainActor
final class PhotosService {
  private let provider: Provider<PhotosAPI>

  init(provider: Provider<PhotosAPI>) {
    self.provider = provider
  }

  func photos(page: Int) -> Single<[ServicePhoto]> {
    return provider.rx.request(.photos(page: page))
      .filterSuccessfulStatusCodes()
      .map([ServicePhoto].self)
  }

  func photo(id: String) -> Observable<ServicePhoto> {
    return provider.rx.request(.photo(id: id))
      .filterSuccessfulStatusCodes()
      .asObservable()
      .map(\.data)
      .decode(type: ServicePhoto.self, decoder: JSONDecoder())
  }
}

@MainActor
@Suite struct PhotosServiceTests {
  private let service = PhotosService(
    provider: Provider(responses: [
      "/photos?page=1": Response(statusCode: 200, data: Data(#"[{"id": "a"}]"#.utf8)),
      "/photos/a": Response(statusCode: 200, data: Data(#"{"id": "a"}"#.utf8)),
    ]))

  @Test("A response is decoded to values") func responseBecomesValues() async throws {
    #expect(try await service.photos(page: 1).value == [ServicePhoto(id: "a")])
    #expect(try await service.photo(id: "a").asSingle().value == ServicePhoto(id: "a"))
  }

  @Test("A response with an error status fails") func errorStatus() async {
    await #expect(throws: ProviderError.statusCode(404)) { try await service.photos(page: 2).value }
  }
}
