import Reactive
import ReactiveCompat

@MainActor public protocol NotesViewModelProtocol: AnyObject {
  var notes: [String] { get }
  func add(_ note: String)
}

final class NotesViewModel: NotesViewModelProtocol {
  @Published private(set) var notes: [String] = []
  @Published private(set) var count = 0

  private let added = PassthroughSubject<String, Never>()
  private var cancellables = Set<AnyCancellable>()

  init() {
    added
      .removeDuplicates()
      .sink { [weak self] note in self?.notes.append(note) }
      .store(in: &cancellables)
    $notes
      .map(\.count)
      .eraseToAnyPublisher()
      .assign(to: &$count)
  }

  func add(_ note: String) {
    added.send(note)
  }
}
