import AppSupport
import ArgumentParser
import Foundation
import Presentation
import Terminal

/// `photolist doctor`: prints what photolist detects on this machine. Problems are part of the report, so the command
/// succeeds whenever it can write the report.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Report the terminal's capabilities, the source, the files and the database.",
    discussion: "The report says whether an access key is set, and never shows it."
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
