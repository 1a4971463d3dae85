import Domain

extension FailureStrings {
  static let english = FailureStrings(
    message: { error in
      switch error {
      case .offline(let reason): "No connection: \(reason)"
      case .timedOut: "No answer came in time."
      case .rateLimited: "Too much was asked of the source."
      case .accessDenied(let reason): "Access was denied: \(reason)"
      case .notFound: "There is no such thing."
      case .unsupported(let reason): "This source cannot do that: \(reason)"
      case .unavailable(let reason): "The source cannot answer now: \(reason)"
      case .malformed(let reason): "The answer could not be understood: \(reason)"
      case .notCached: "This is not stored on this machine."
      case .cancelled: "Cancelled."
      case .storage(.full(let path)): "The disk is full: \(path)"
      case .storage(.notWritable(let path)): "This cannot be written: \(path)"
      case .storage(.exists(let path)): "There is a file already: \(path)"
      case .storage(.damaged(let path)): "The store is damaged: \(path)"
      case .storage(.newerVersion(let path)): "A newer version of the program wrote the store: \(path)"
      case .storage(.busy(let path)): "Another program is using the store: \(path)"
      case .storage(.other(let reason)): "The store failed: \(reason)"
      }
    },
    advice: { error, now in
      switch error {
      case .offline: "Check the network, then try again. What is stored can be seen without it."
      case .timedOut: "Try again in a moment."
      case .rateLimited(let until?): "Try again in \(EnglishText.count(until.minutes(since: now), "minute"))."
      case .rateLimited(nil): "Wait a while, then try again."
      case .accessDenied: "Check the access key, or choose a source that needs none."
      case .notFound: "Check the name or id, or look for it in a list."
      case .unsupported: "Choose another source."
      case .unavailable: "Try again later, or choose another source."
      case .malformed: "Try again. If it stays like this, look for a newer version of the program."
      case .notCached: "Go online, and ask again."
      case .cancelled: "Ask again when you want it."
      case .storage(.full): "Free some space, then try again. What was stored before is still there."
      case .storage(.notWritable): "Choose another place, or change who may write there."
      case .storage(.exists): "Choose another name, or allow the file to be replaced."
      case .storage(.damaged): "Move the file away and start again; keep it, it may be repaired."
      case .storage(.newerVersion): "Update the program."
      case .storage(.busy): "Close the other program, then try again."
      case .storage(.other): "Try again. If it stays like this, check the disk."
      }
    }
  )
}
