import ArgumentParser

/// The list of samples.
extension Samples {
  /// The samples, in the order in which the help lists them. A new sample is added here.
  static let commands: [any ParsableCommand.Type] = [
    CounterCommand.self,
    MemoCommand.self,
    FriendsCommand.self,
    BodyMassCommand.self,
    MusicCommand.self,
  ]
}
