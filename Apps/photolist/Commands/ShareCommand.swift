import AppSupport
import ArgumentParser
import Presentation
import Reactive

struct ShareCommand: AppCommand {
  static let configuration = CommandConfiguration(commandName: "share", abstract: "Print the link of a photo.")

  @Argument(help: "The photo's id, as the lists show it.")
  var id: String

  @OptionGroup var options: PhotolistOptions

  @MainActor func run(_ app: CompositionRoot) async throws {
    let output = app.photoDetail(id).transform(input: .init(share: .just(())))
    let links = output.shared.map { Result<String, Failure>.success($0) }
    guard let link = await firstOutcome(links, orFailureOf: output) else { return }
    do {
      try app.console.write(line: link.get())
    } catch let failure as Failure {
      throw CommandFailure(failure, about: id)
    }
  }
}
