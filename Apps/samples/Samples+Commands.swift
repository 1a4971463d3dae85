import ArgumentParser

extension Samples {
  /// The samples, in the order of the help. A sample adds a line.
  static let commands: [any ParsableCommand.Type] = [
    CounterCommand.self,
    MemoCommand.self,
    FriendsCommand.self,
    BodyMassCommand.self,
    MusicCommand.self,
  ]
}
