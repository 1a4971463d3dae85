import Domain

extension Error {
  /// Streams cannot name the errors that they throw; those of the ports are all of this type.
  var asRepositoryError: RepositoryError {
    switch self {
    case let error as RepositoryError: error
    case is CancellationError: .cancelled
    default: .storage(.other(reason: String(describing: self)))
    }
  }
}
