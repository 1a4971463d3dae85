public import Domain
public import Reactive

/// The photos that the user has selected in a list, in the order of selection.
public struct PhotoSelection: Hashable, Sendable {
  public private(set) var items: [PhotoItem] = []
  public private(set) var ids: Set<Photo.ID> = []
  /// The number of selected photos, as text; empty if there are none.
  public fileprivate(set) var text = ""

  public init() {}

  public var isEmpty: Bool { items.isEmpty }

  /// Adds a photo, or removes it if it is already selected.
  fileprivate mutating func toggle(_ item: PhotoItem) {
    if ids.remove(item.id) == nil {
      ids.insert(item.id)
      items.append(item)
    } else {
      items.removeAll { $0.id == item.id }
    }
  }
}

extension PhotoSelection: CustomStringConvertible {
  public var description: String { "\(items)" }
}

/// The selection of photos to which actions apply. A list and the photos that are opened from it share one selection.
public struct PhotoSelectionViewModel: ViewModelType {
  public struct Input {
    /// Adds a photo to the selection, or removes it if it is already selected.
    public var toggle: ControlEvent<PhotoItem>
    public var clear: ControlEvent<Void>

    public init(toggle: ControlEvent<PhotoItem> = .never, clear: ControlEvent<Void> = .never) {
      self.toggle = toggle
      self.clear = clear
    }
  }

  public struct Output {
    public let selection: Driver<PhotoSelection>
  }

  private let environment: ViewModelEnvironment

  public init(environment: ViewModelEnvironment) {
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let strings = environment.strings.photos
    let selection = Observable<PhotoItem?>.merge(input.toggle.map { $0 }, input.clear.map { nil })
      .scanInPlace(PhotoSelection()) { selection, item in
        if let item { selection.toggle(item) } else { selection = PhotoSelection() }
        selection.text = selection.isEmpty ? "" : strings.selected(selection.items.count)
        return selection
      }
      .startWith(PhotoSelection())
    return Output(selection: selection.distinctUntilChanged().asDriverOnErrorJustComplete())
  }
}
