package import ArgumentParser
package import Networking
package import Presentation

/// The options `--record` and `--replay` of commands that use the network.
package struct CassetteOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Record the network traffic in a new file, without secrets.", valueName: "file"),
    completion: .file())
  package var record: String?

  @Option(
    help: ArgumentHelp("Use recorded network traffic instead of the network.", valueName: "file"),
    completion: .file())
  package var replay: String?

  package init() {}

  package func validate() throws {
    guard record == nil || replay == nil else { throw ValidationError(Strings.program.cassettes.recordOrReplay) }
  }

  /// - Throws: `ValidationError`, if `--record` or `--replay` is used in offline mode.
  package func validate(offline: Bool) throws {
    guard !offline || (record ?? replay) == nil else {
      throw ValidationError(Strings.program.cassettes.offlineWithCassette(record == nil ? "--replay" : "--record"))
    }
  }

  /// Returns the recording or the replay that the user chose, or nil.
  ///
  /// - Parameters:
  ///   - secrets: Texts that must not be recorded.
  ///   - note: A text that is saved in the recording and can be read before a replay.
  package func cassette(secrets: [String] = [], note: String? = nil) -> NetworkStack.Cassette? {
    replay.map { .replay(path: $0) } ?? record.map { .record(path: $0, secrets: secrets, note: note) }
  }
}

extension CommandFailure {
  package init(_ error: CassetteError, strings: Strings) {
    let texts = strings.cassettes
    switch error {
    case .exists(let path): self.init(message: texts.exists(path), advice: texts.chooseName, status: .cannotWrite)
    case .cannotWrite(let path, _):
      self.init(message: texts.cannotWrite(path), advice: texts.choosePlace, status: .cannotWrite)
    case .cannotRead(let path):
      self.init(message: texts.cannotRead(path), advice: texts.checkName, status: .noSuchPhoto)
    case .malformed(let path, let line):
      self.init(message: texts.malformed(path, line), advice: texts.useRecording, status: .badData)
    }
  }
}
