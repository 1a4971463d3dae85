public import Domain
public import Reactive

/// A form for a height and a weight. When the user submits valid values, the form opens the result screen.
public struct BodyMassFormViewModel: ViewModelType {
  public struct Input {
    public var height: ControlProperty<String>
    public var weight: ControlProperty<String>
    public var units: ControlProperty<UnitSystem>
    public var calculate: ControlEvent<Void>

    public init(
      height: ControlProperty<String>, weight: ControlProperty<String>,
      units: ControlProperty<UnitSystem> = .just(.metric), calculate: ControlEvent<Void> = .never
    ) {
      self.height = height
      self.weight = weight
      self.units = units
      self.calculate = calculate
    }
  }

  public struct Output {
    public let title: Driver<String>
    public let heightLabel: Driver<String>
    public let weightLabel: Driver<String>
    /// A prompt to enter the values, or the error of the first invalid field.
    public let message: Driver<StatusMessage>
    /// Opens the result screen. When this output emits, the form clears the fields.
    public let route: Signal<BodyMassRoute>
  }

  private let strings: BodyMassStrings

  public init(strings: Strings) {
    self.strings = strings.bodyMass
  }

  public func transform(input: Input) -> Output {
    // A text field emits nothing when the program clears it, so `cleared` also sets both values to empty texts.
    let cleared = PublishRelay<Void>()
    let form = Observable.combineLatest(
      Observable.merge(input.height.asObservable(), cleared.map { "" }),
      Observable.merge(input.weight.asObservable(), cleared.map { "" }),
      input.units.asObservable())

    let results = input.calculate.withLatestFrom(form)
      .map { form -> Result<BodyMassIndex, FormProblem> in
        do throws(BodyMeasureProblem) {
          return .success(try BodyMassIndex(height: form.0, weight: form.1, units: form.2))
        } catch {
          return .failure(FormProblem(problem: error, units: form.2))
        }
      }
      .do(onNext: { result in
        guard result.success != nil else { return }
        input.height.onNext("")
        input.weight.onNext("")
        cleared.accept(())
      })
      .share()

    let prompt = StatusMessage(strings.prompt)

    return Output(
      title: .just(strings.title),
      heightLabel: input.units.map { strings.label(.height, $0) }.asDriverOnErrorJustComplete(),
      weightLabel: input.units.map { strings.label(.weight, $0) }.asDriverOnErrorJustComplete(),
      message:
        results
        .map { result in
          result.failure.map { StatusMessage(strings.problem($0.problem, $0.units), tone: .bad) } ?? prompt
        }
        .startWith(prompt)
        .asDriverOnErrorJustComplete(),
      route: results.compactMap(\.success).map { .result($0) }.asSignalOnErrorJustComplete()
    )
  }

  /// A problem with a field, and the units in which the message shows the limits.
  private struct FormProblem: Error {
    var problem: BodyMeasureProblem
    var units: UnitSystem
  }
}
