public import Domain
public import Reactive

/// Opens the file of a photo in another program. Downloads the file if it is not in the folder yet.
public struct PhotoFileViewModel: ViewModelType {
  public struct Input {
    /// The photo that is shown.
    public var photo: Driver<PhotoDetail>
    public var open: ControlEvent<Void>
    /// The path of a file, and whether a program has opened the file.
    public var result: ControlEvent<(path: String, isOpened: Bool)>

    public init(
      photo: Driver<PhotoDetail>, open: ControlEvent<Void> = .never,
      result: ControlEvent<(path: String, isOpened: Bool)> = .never
    ) {
      self.photo = photo
      self.open = open
      self.result = result
    }
  }

  public struct Output {
    /// The path of a file to open.
    public let file: Signal<String>
    public let messages: Signal<String>
    public let failures: Signal<Failure>
  }

  private let downloader: any PhotoDownloader
  private let folder: String
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  /// - Parameters:
  ///   - downloader: The port that saves files.
  ///   - folder: The path of an existing folder for the files.
  ///   - environment: The strings, the clock and the scheduler.
  public init(downloader: any PhotoDownloader, folder: String, environment: ViewModelEnvironment) {
    self.downloader = downloader
    self.folder = folder
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    let target = input.photo.asObservable().compactMap(\.target).take(1)
    let downloads = input.open
      .flatMapFirst {
        target.flatMap { target -> Observable<DownloadState> in
          switch target {
          case .success(let item):
            let request = DownloadRequest(item: item, destination: DownloadDestination(path: folder))
            return downloader.states(of: request, environment: environment)
          case .failure(let failure): return .just(.failed(failure))
          }
        }
      }
      .share()
    let files = downloads.compactMap(\.existingPath).share()

    return Output(
      file: files.asSignalOnErrorJustComplete(),
      messages: Observable.merge(
        files.map { _ in strings.viewing.opening },
        input.result.filter { !$0.isOpened }.map { strings.viewing.notOpened($0.path) }
      )
      .asSignalOnErrorJustComplete(),
      failures: downloads.compactMap { state in
        if case .failed(let failure) = state { failure } else { nil }
      }
      .asSignalOnErrorJustComplete()
    )
  }
}

extension DownloadState {
  /// The path of the file, if this download or an earlier download completed it; otherwise nil.
  fileprivate var existingPath: String? {
    switch self {
    case .saved(let path, _): path
    case .occupied(let request, _): request.destination.path
    default: nil
    }
  }
}
