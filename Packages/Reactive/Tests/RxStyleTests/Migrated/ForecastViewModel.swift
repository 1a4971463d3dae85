import Reactive
import ReactiveCompat

@MainActor protocol ForecastViewModelType: AnyObject {
  var city: String { get set }
  var title: String { get }
  var titlePublisher: Published<String>.Publisher { get }
}

final class ForecastViewModel: ForecastViewModelType {
  @Published var city = ""
  @Published private(set) var title = ""

  private var cancellables = Set<AnyCancellable>()

  var titlePublisher: Published<String>.Publisher { $title }

  init(forecast: @escaping (String) -> AnyPublisher<Int, Error>) {
    $city
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .map { city in
        forecast(city)
          .map { "\(city): \($0) degrees" }
          .replaceError(with: "No forecast for \(city)")
      }
      .switchToLatest()
      .sink { [weak self] in self?.title = $0 }
      .store(in: &cancellables)
  }
}
