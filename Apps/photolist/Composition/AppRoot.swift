/// A graph of objects behind a command, built by hand.
@MainActor
protocol AppRoot {
  init(settings: Settings, console: Console) async throws

  /// Gives back what the graph holds.
  func close() async
}
