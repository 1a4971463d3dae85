import ArgumentParser

extension Photolist {
  /// The commands, in the order of the help. A feature adds a line.
  static let commands: [any ParsableCommand.Type] = [
    BrowseCommand.self,
    ListCommand.self,
    SearchCommand.self,
    TopicsCommand.self,
    TopicCommand.self,
    UserCommand.self,
    CollectionsCommand.self,
    CollectionCommand.self,
    RandomCommand.self,
    ShowCommand.self,
    StatisticsCommand.self,
    LikeCommand.self,
    UnlikeCommand.self,
    LikesCommand.self,
    DownloadCommand.self,
    ShareCommand.self,
    BackupCommand.self,
    RestoreCommand.self,
    CacheCommand.self,
    DoctorCommand.self,
  ]
}
