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
    discussion: """
      EXAMPLES:
        photolist doctor
        photolist doctor --format json > report.json

      The report says whether an access key is set, but never shows the key.
      """
  )

  @OptionGroup var pictures: PictureOptions
  @OptionGroup var options: PhotolistOptions

  @MainActor func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let found = Result { () throws(CommandFailure) in try Settings(options: options, environment: environment) }
    var console = Console(options: options, environment: environment)
    if let settings = try? found.get() {
      console = Console(
        format: settings.format, color: settings.color, isQuiet: settings.isQuiet, strings: .program,
        environment: environment)
    }
    let report = await DoctorReport(
      version: Photolist.configuration.version, settings: found, options: options.common, images: pictures.images,
      environment: environment)
    try await reportingFailures(on: { console }) { try console.write(report) }
  }
}
