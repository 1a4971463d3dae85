import ArgumentParser

/// The list of samples.
extension Samples {
  /// The samples, in the order in which the help lists them. Add new samples here.
  static let commands: [any ParsableCommand.Type] = [
    CounterCommand.self,
    MemoCommand.self,
    FriendsCommand.self,
    BodyMassCommand.self,
    MusicCommand.self,
    ServeCommand.self,
  ]
}
