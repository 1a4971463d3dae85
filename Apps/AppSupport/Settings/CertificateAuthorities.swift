import Foundation
import Presentation

/// The user's certificate authorities, from the environment variables that curl uses.
package struct CertificateAuthorities: Equatable, Sendable {
  /// The path of a PEM file, from `CURL_CA_BUNDLE`, or from `SSL_CERT_FILE` if `CURL_CA_BUNDLE` is not set.
  package var file: String?
  /// The path of a folder, or several paths separated by colons, from `SSL_CERT_DIR`; nil if `CURL_CA_BUNDLE` is set.
  package var folder: String?

  /// - Throws: `CommandFailure`, if a variable names a file or folder that cannot be read.
  package init(environment: [String: String]) throws(CommandFailure) {
    file = try Self.path("CURL_CA_BUNDLE", environment, isFolder: false)
    guard file == nil else { return }
    file = try Self.path("SSL_CERT_FILE", environment, isFolder: false)
    folder = try Self.path("SSL_CERT_DIR", environment, isFolder: true)
  }

  private static func path(
    _ variable: String, _ environment: [String: String], isFolder: Bool
  ) throws(CommandFailure) -> String? {
    guard let path = environment[variable], !path.isEmpty else { return nil }
    // `SSL_CERT_DIR` may be a list of folders, as for OpenSSL.
    for piece in isFolder ? path.split(separator: ":").map(String.init) : [path] {
      var status = stat()
      guard stat(piece, &status) == 0, (status.st_mode & S_IFMT == S_IFDIR) == isFolder, access(piece, R_OK) == 0 else {
        let strings = Strings.program.settings
        throw CommandFailure(
          message: strings.unreadableVariable(variable, piece), advice: strings.checkCertificates(variable),
          status: .config)
      }
    }
    return path
  }
}
