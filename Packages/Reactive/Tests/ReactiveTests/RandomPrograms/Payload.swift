/// Counts the live objects of one program.
final class Tally {
  var count = 0
}

/// An object that a ``Tally`` counts, and whose `deinit` may run user code.
final class Probe {
  private let tally: Tally
  private let onRelease: (() -> Void)?

  init(_ tally: Tally, onRelease: (() -> Void)?) {
    self.tally = tally
    self.onRelease = onRelease
    tally.count += 1
  }

  deinit {
    tally.count -= 1
    onRelease?()
  }
}

/// An element of a random program: a number, and an object that is released with the element.
protocol Payload {
  static func make(_ number: Int, _ probe: Probe) -> Self
  var number: Int { get }
}

/// An element that is an object.
final class ObjectElement: Payload {
  let number: Int
  private let probe: Probe

  init(_ number: Int, _ probe: Probe) {
    self.number = number
    self.probe = probe
  }

  static func make(_ number: Int, _ probe: Probe) -> ObjectElement { ObjectElement(number, probe) }
}

/// An element that is a struct with two references and is larger than a register.
struct StructElement: Payload {
  let number: Int
  private let probe: Probe
  private let numbers: [Int]

  static func make(_ number: Int, _ probe: Probe) -> StructElement {
    StructElement(number: number, probe: probe, numbers: [number, number])
  }
}

/// An optional element; one in five elements is nil.
extension Optional: Payload where Wrapped == StructElement {
  static func make(_ number: Int, _ probe: Probe) -> StructElement? {
    number % 5 == 4 ? nil : StructElement.make(number, probe)
  }

  var number: Int { self?.number ?? -1 }
}

/// The error that random programs throw or send.
struct ProgramError: Error, Equatable {
  let number: Int
}
