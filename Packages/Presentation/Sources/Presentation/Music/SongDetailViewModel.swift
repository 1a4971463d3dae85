public import Domain
public import Reactive

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The screen of a song, with its cover and a link to share.
public struct SongDetailViewModel: ViewModelType {
  public struct Input {
    public var share: ControlEvent<Void>
    public var back: ControlEvent<Void>

    public init(share: ControlEvent<Void> = .never, back: ControlEvent<Void> = .never) {
      self.share = share
      self.back = back
    }
  }

  public struct Output {
    public let song: Driver<SongDetail>
    /// The cover, which is loaded at the first subscription.
    public let cover: Driver<SongCover>
    /// The address of the song's page. Emits nothing if the song has no page.
    public let shared: Signal<String>
    public let route: Signal<MusicRoute>
  }

  private let song: Song
  private let artworks: any ArtworkRepository
  private let environment: ViewModelEnvironment
  private var strings: Strings { environment.strings }

  public init(
    _ song: Song, artworks: any ArtworkRepository, environment: ViewModelEnvironment
  ) {
    self.song = song
    self.artworks = artworks
    self.environment = environment
  }

  public func transform(input: Input) -> Output {
    Output(
      song: .just(SongDetail(title: song.title, artist: song.artist, facts: facts, artwork: song.artwork)),
      cover: cover.asDriverOnErrorJustComplete(),
      shared: input.share.compactMap { song.page }.asSignalOnErrorJustComplete(),
      route: input.back.map { .back }.asSignalOnErrorJustComplete()
    )
  }

  @MainActor
  private var cover: Observable<SongCover> {
    guard let address = song.artwork else { return .just(SongCover(status: strings.music.noCover)) }
    return Observable.request { () async throws(RepositoryError) in try await artworks.artwork(at: address) }
      .map { result in
        switch result {
        case .success(let artwork): SongCover(artwork: artwork)
        case .failure(let error): SongCover(status: environment.failure(error).message)
        }
      }
      .startWith(SongCover(status: strings.music.loadingCover))
      // Never completes, because a later subscriber to a completed driver would load the cover again.
      .concat(Observable<SongCover>.never())
  }

  private var facts: [SongDetail.Fact] {
    [
      (strings.music.album, song.album),
      (strings.music.genre, song.genre),
      (strings.music.released, song.releasedAt?.formatted(.iso8601.year().month().day())),
      (strings.music.duration, song.duration?.minutesAndSeconds),
      (strings.music.page, song.page),
    ].compactMap { label, value in value.map { SongDetail.Fact(label: label, value: $0) } }
  }
}

extension Duration {
  /// The duration in the form `4:05`.
  fileprivate var minutesAndSeconds: String {
    let seconds = components.seconds
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
