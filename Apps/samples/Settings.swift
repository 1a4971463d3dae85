import AppSupport
import ArgumentParser
import Repositories

/// The options of a sample. Samples always write lines, so there is no `--format`.
struct SampleOptions: AppOptions {
  @OptionGroup var common: CommonOptions

  var format: OutputFormat? { nil }
}

/// The settings of the samples.
struct Settings: AppSettings {
  var common: CommonSettings
  var itunesBase: BaseURL

  init(options: SampleOptions, environment: [String: String]) throws(CommandFailure) {
    common = try CommonSettings(options: options.common, environment: environment)
    itunesBase = try environment.baseURL("ITUNES_BASE_URL") ?? ITunesMusicRepository.officialBase
  }

  var format: OutputFormat { .table }
}
