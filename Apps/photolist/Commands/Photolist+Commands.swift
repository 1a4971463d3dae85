import ArgumentParser

/// The list of photolist's commands.
extension Photolist {
  /// All commands, in the order in which the help lists them. Add new commands here.
  static let commands: [any ParsableCommand.Type] = [
    BrowseCommand.self,
    ServeCommand.self,
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
    ConfigCommand.self,
    DoctorCommand.self,
  ]
}
