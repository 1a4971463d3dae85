import AppSupport
import Logging
import Networking

/// The network for the features of web services.
extension CompositionRoot {
  /// The network for web services besides the source of photos.
  ///
  /// The demo catalog's own network reaches only the catalog's server. A second network is therefore opened when it is
  /// needed; a recording does not include its traffic.
  var services: NetworkStack {
    guard usesDemoServer else { return network }
    if let openServices { return openServices }
    let logger = Logger(label: "photolist") { [console, settings] _ in
      ConsoleLogHandler(console: console, verbosity: settings.verbosity)
    }
    let configuration = CurlConfiguration(caFile: settings.certificates.file, caFolder: settings.certificates.folder)
    let services = NetworkStack(configuration: configuration, isOffline: settings.isOffline, logger: logger)
    openServices = services
    return services
  }
}
