/// An error response of the API.
struct APIError: Error {
  let status: Int
  let message: String

  static func badRequest(_ message: String) -> APIError { APIError(status: 400, message: message) }
  static func notFound(_ what: String) -> APIError { APIError(status: 404, message: "Couldn't find \(what)") }
  static let unauthorized = APIError(status: 401, message: "OAuth error: The access token is invalid")
  static func wrongMethod(_ method: String) -> APIError {
    APIError(status: 405, message: "\(method) is not supported; use GET or HEAD")
  }
}
