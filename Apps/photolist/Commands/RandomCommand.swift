import AppSupport
import ArgumentParser
import Domain
import Presentation

struct RandomCommand: AppCommand {
  static let configuration = CommandConfiguration(
    commandName: "random",
    abstract: "List photos by chance, others each time."
  )

  @Option(help: ArgumentHelp("How many, 1 to 30.", valueName: "count"))
  var count = 1

  @OptionGroup var options: PhotolistOptions

  func validate() throws {
    guard PageRequest.allowedSizes.contains(count) else { throw ValidationError("--count takes 1 to 30.") }
  }

  @MainActor func run(_ app: CompositionRoot) async throws {
    let viewModel = app.photoList(of: .random, firstPage: PageRequest(size: count), policy: .networkFirst)
    try await app.write(viewModel.transform(input: .init()).photos)
  }
}
