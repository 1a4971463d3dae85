import Reactive
import ReactiveCompat
import Testing

// A view model from a Combine project, with published properties, a set of cancellables and type-erased publishers.

struct Weather: Equatable {
  let city: String
  let degrees: Int
}

enum WeatherError: Error {
  case unknownCity
}

protocol WeatherFetching {
  func weather(in city: String) -> AnyPublisher<Weather, WeatherError>
}

@MainActor
final class WeatherViewModel {
  @Published var city = ""
  @Published private(set) var title = ""
  @Published private(set) var isLoading = false
  @Published private(set) var rows: [Weather] = []

  let didFail = PassthroughSubject<String, Never>()
  private let unit = CurrentValueSubject<String, Never>("°C")
  private var cancellables = Set<AnyCancellable>()

  init(service: WeatherFetching) {
    $city
      .dropFirst()
      .removeDuplicates()
      .handleEvents(receiveOutput: { [weak self] _ in self?.isLoading = true })
      .map { [weak self] city -> AnyPublisher<Weather?, Never> in
        service.weather(in: city)
          .map { Optional($0) }
          .catch { error -> Just<Weather?> in
            self?.didFail.send("\(error)")
            return Just(nil)
          }
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .sink { [weak self] weather in
        self?.isLoading = false
        if let weather = weather { self?.rows.append(weather) }
      }
      .store(in: &cancellables)

    Publishers.CombineLatest($rows, unit)
      .map { rows, unit in rows.last.map { "\($0.city): \($0.degrees) \(unit)" } ?? "" }
      .assign(to: &$title)
  }

  func useFahrenheit() { unit.send("°F") }
}

struct StubWeather: WeatherFetching {
  func weather(in city: String) -> AnyPublisher<Weather, WeatherError> {
    guard city == "Seoul" else { return Fail(error: WeatherError.unknownCity).eraseToAnyPublisher() }
    return Just(Weather(city: city, degrees: 21))
      .setFailureType(to: WeatherError.self)
      .eraseToAnyPublisher()
  }
}

@MainActor
@Suite struct WeatherViewModelTests {
  @Test("A known city shows its weather, and an unknown city shows an error") func weather() {
    let viewModel = WeatherViewModel(service: StubWeather())
    var failures: [String] = []
    var titles: [String] = []
    var loading: [Bool] = []
    var cancellables: [AnyCancellable] = []
    viewModel.didFail.sink { failures.append($0) }.store(in: &cancellables)
    viewModel.$title.sink(receiveValue: { titles.append($0) }).store(in: &cancellables)
    viewModel.$isLoading.sink { loading.append($0) }.store(in: &cancellables)

    viewModel.city = "Atlantis"
    viewModel.city = "Seoul"
    viewModel.city = "Seoul"
    viewModel.useFahrenheit()

    #expect(failures == ["unknownCity"])
    #expect(viewModel.rows == [Weather(city: "Seoul", degrees: 21)])
    #expect(titles == ["", "Seoul: 21 °C", "Seoul: 21 °F"])
    #expect(loading == [false, true, false, true, false])
  }
}
