public import Domain
public import Reactive

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A song that was opened from the list.
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
    /// The link of the song's page; nothing for a song that has none.
    public let shared: Signal<String>
    public let route: Signal<MusicRoute>
  }

  private let song: Song
  private let strings: MusicStrings

  public init(_ song: Song, strings: Strings) {
    self.song = song
    self.strings = strings.music
  }

  public func transform(input: Input) -> Output {
    Output(
      song: .just(SongDetail(title: song.title, artist: song.artist, facts: facts, artwork: song.artwork)),
      shared: input.share.compactMap { song.page }.asSignalOnErrorJustComplete(),
      route: input.back.map { .back }.asSignalOnErrorJustComplete()
    )
  }

  private var facts: [SongDetail.Fact] {
    [
      (strings.album, song.album),
      (strings.genre, song.genre),
      (strings.released, song.releasedAt?.formatted(.iso8601.year().month().day())),
      (strings.duration, song.duration?.minutesAndSeconds),
      (strings.page, song.page),
    ].compactMap { label, value in value.map { SongDetail.Fact(label: label, value: $0) } }
  }
}

extension Duration {
  /// As players write it: `4:05`.
  fileprivate var minutesAndSeconds: String {
    let seconds = components.seconds
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
