import Foundation
import HTTPTypes
import Networking
import NetworkingTesting
import Repositories
import Testing

/// A response of a source's API, stored as a file.
enum Fixture: String {
  case unsplashPhotos = "unsplash-photos"
  case unsplashPhoto = "unsplash-photo"
  case unsplashSearch = "unsplash-search"
  case unsplashTopics = "unsplash-topics"
  case picsumList = "picsum-list"
  case itunesSearch = "itunes-search"

  var bytes: [UInt8] {
    get throws {
      let url = try #require(Bundle.module.url(forResource: rawValue, withExtension: "json", subdirectory: "Fixtures"))
      return Array(try Data(contentsOf: url))
    }
  }

  var json: Any {
    get throws { try JSONSerialization.jsonObject(with: Data(try bytes)) }
  }
}

extension ScriptedTransport {
  /// Creates a transport that returns the same response to every request.
  convenience init(_ status: Int = 200, headers: HTTPFields = [:], body: [UInt8]) {
    self.init { _ throws(NetworkError) in
      Response(head: HTTPResponse(status: .init(code: status), headerFields: headers), body: body)
    }
  }

  convenience init(_ status: Int = 200, headers: HTTPFields = [:], body: String) {
    self.init(status, headers: headers, body: Array(body.utf8))
  }

  /// Creates a transport that fails every request.
  convenience init(failure: NetworkError) {
    self.init { _ throws(NetworkError) in throw failure }
  }

  /// The requested addresses.
  var addresses: [String] { requests.compactMap(\.url) }
}
