import AppSupport
import Logging
import Networking

/// The network for features that use web services other than the source of photos.
extension CompositionRoot {
  /// The network for web services other than the source of photos.
  ///
  /// If the source is the demo catalog, opens a second network on first use, because the demo catalog's network reaches
  /// only the demo server. A recording does not include the traffic of the second network.
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
