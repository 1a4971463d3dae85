package import ArgumentParser
package import Domain

/// The exit statuses of the apps: the codes of sysexits.h and, if a signal ended the app, 128 plus the signal's number.
package enum ExitStatus: Int32 {
  case usage = 64
  case badData = 65
  case noSuchPhoto = 66
  case unavailable = 69
  case cannotWrite = 73
  case storeFailed = 74
  case tryLater = 75
  case noPermission = 77
  case config = 78
  case hungUp = 129
  case interrupted = 130
  case terminated = 143

  package init(_ error: RepositoryError) {
    self =
      switch error {
      case .offline, .timedOut, .unavailable, .unsupported, .notCached: .unavailable
      case .rateLimited: .tryLater
      case .accessDenied: .noPermission
      case .notFound: .noSuchPhoto
      case .malformed, .notAPhoto: .badData
      case .storage(let failure): ExitStatus(failure)
      case .cancelled: .interrupted
      }
  }

  private init(_ failure: StorageFailure) {
    self =
      switch failure {
      case .full, .notWritable, .exists, .notRegularFile: .cannotWrite
      case .damaged, .foreign, .newerVersion, .other: .storeFailed
      case .missing: .noSuchPhoto
      case .busy: .tryLater
      }
  }

  package var code: ExitCode { ExitCode(rawValue) }
}
