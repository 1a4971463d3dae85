import Reactive

/// An overload of `combineLatest` or `zip`: for 2 to 8 sources, or for a collection (of 4 sources in these tests).
enum Form: CaseIterable {
  case two, three, four, five, six, seven, eight, collection

  var count: Int {
    switch self {
    case .two: 2
    case .three: 3
    case .four, .collection: 4
    case .five: 5
    case .six: 6
    case .seven: 7
    case .eight: 8
    }
  }

  func combineLatest<Element>(_ s: [Observable<Element>]) -> Observable<[Element]> {
    switch self {
    case .two: .combineLatest(s[0], s[1]) { [$0, $1] }
    case .three: .combineLatest(s[0], s[1], s[2]) { [$0, $1, $2] }
    case .four: .combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
    case .five: .combineLatest(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }
    case .six: .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] }
    case .seven: .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }
    case .eight: .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
    case .collection: Observable<Element>.combineLatest(s)
    }
  }

  func zip<Element>(_ s: [Observable<Element>]) -> Observable<[Element]> {
    switch self {
    case .two: .zip(s[0], s[1]) { [$0, $1] }
    case .three: .zip(s[0], s[1], s[2]) { [$0, $1, $2] }
    case .four: .zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3] }
    case .five: .zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }
    case .six: .zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5] }
    case .seven: .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6] }
    case .eight: .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
    case .collection: Observable<Element>.zip(s)
    }
  }
}

/// An object that calls a closure when it is released.
final class DeinitHook {
  let number: Int
  private let onDeinit: () -> Void

  init(_ number: Int, _ onDeinit: @escaping () -> Void = {}) {
    self.number = number
    self.onDeinit = onDeinit
  }

  deinit { onDeinit() }
}

/// A log of received events, as text.
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func event(_ event: Event<some Any>) {
    switch event {
    case .next(let element): add("\(element)")
    case .error: add("error")
    case .completed: add("completed")
    }
  }
}

extension Observable {
  /// Returns a source that passes its observer to `use` and logs "disposed NAME" on disposal.
  static func logged(_ name: String, _ log: Log, _ use: @escaping (AnyObserver<Element>) -> Void) -> Observable {
    .create { observer in
      use(observer)
      return Disposables.create { log.add("disposed \(name)") }
    }
  }
}
