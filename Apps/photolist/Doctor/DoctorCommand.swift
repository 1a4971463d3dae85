import AppSupport
import ArgumentParser
import Presentation
import Terminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Says what photolist finds on this machine. What is wrong is a part of the answer, so the status is that of success
/// whenever the answer can be written.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what is found: the terminal and what it can show, files, source, store.",
    discussion: "An access key is never shown, only whether there is one."
  )

  @OptionGroup var pictures: PictureOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run() async throws {
    Output.reportClosedPipes()
    let environment = ProcessInfo.processInfo.environment
    let found = Result { () throws(CommandFailure) in try Settings(options: options, environment: environment) }
    let settings = try? found.get()
    let console = Console(
      format: settings?.format ?? options.format ?? .table, color: settings?.color ?? options.common.color ?? .auto,
      isQuiet: options.common.quiet, environment: environment)
    let report = await DoctorReport(
      version: Photolist.configuration.version, settings: found, options: options.common, images: pictures.images,
      environment: environment)
    do {
      try console.write(report)
    } catch OutputError.closed {
      return
    } catch {
      let failure = CommandFailure(any: error)
      console.report(failure)
      throw failure.status.code
    }
  }
}
