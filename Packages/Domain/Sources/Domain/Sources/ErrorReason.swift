/// The reason for a `RepositoryError`. The user interface translates the reason into a text.
public enum ErrorReason: Hashable, Sendable {
  // MARK: No connection

  case unreachable(host: String)
  /// The proxy cannot be reached, or it refused the connection. If `isAmbiguous` is true, the address may be wrong,
  /// because the password in the proxy's URL contains special characters.
  case proxy(address: String, isAmbiguous: Bool)
  /// The server's certificate is not trusted, or belongs to another host.
  case insecure(host: String)
  /// The server's certificate has expired or is not valid yet, or the clock is wrong.
  case certificateDate(host: String)
  case interrupted(host: String)
  /// The server sent a web page instead of data, for example the sign-in page of a network.
  case webPage(host: String)
  /// The replayed recording contains no response to this request.
  case notRecorded(request: String)
  /// The program runs in offline mode.
  case offlineMode

  // MARK: Replies of a server. `detail` is the HTTP status, the server's message, or both; it may be empty.

  case keyRefused(host: String, detail: String)
  case forbidden(host: String, detail: String)
  case requestRefused(host: String, detail: String)
  case serverProblem(host: String, detail: String)
  case unexpectedReply(host: String, detail: String)

  // MARK: Invalid responses

  case redirectLoop(host: String)
  case redirectRefused(host: String)
  case tooLarge(name: String, bytes: Int)
  case invalidReply(host: String)
  case invalidRequest(host: String)
  case notJSON(host: String)
  case field(host: String, path: String, FieldProblem)
  case inconsistentReplies(host: String)
  case noDownloadAddress
  /// A file is not a JPEG file. `name` is the path or address of the file, or the host that sent it.
  case notJPEG(name: String)

  // MARK: Missing features of a source

  case lacks(PhotoSource, SourceFeature)
  case noColorsOffline

  // MARK: Files

  case unreadable(path: String, FileProblem)
  case endedEarly(path: String, read: Int, size: Int)
  case notInFolder
  case notAnArchive
  case notABackup(path: String)
  case archiveVersion(Int)
  case archiveSource(String)
  case nulCharacter
  /// An untranslated message of the system or of a library.
  case message(String)
}

/// The problem with a field in a JSON document.
public enum FieldProblem: Hashable, Sendable {
  case missing, null, invalid, notText, notNumber, notBoolean, notList, notObject
}

/// A feature that some sources do not have.
public enum SourceFeature: Hashable, Sendable, CaseIterable {
  case search, colors, topics, users, collections, statistics, randomPhotos
}

/// The reason why a file cannot be read.
public enum FileProblem: Hashable, Sendable {
  case missing, denied, notRegular
  /// Another error of the system, with its `errno`.
  case other(Int32)
}

/// The content of a file that is not a photo, detected from its first bytes.
public struct FileContent: Hashable, Sendable {
  public enum Kind: Hashable, Sendable, CaseIterable {
    case nothing, webPage, xml, json, gzip, text, binary
  }

  public var kind: Kind
  /// The media type that the server reports, such as "text/html".
  public var type: String?

  public init(_ kind: Kind, type: String? = nil) {
    self.kind = kind
    self.type = type
  }
}
