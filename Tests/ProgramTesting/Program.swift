import Foundation

/// A program of this repository, by default in the folder of the test bundle. The environment variables `PHOTOLIST` and
/// `SAMPLES` can contain the path of another build.
public enum Program: String, Sendable {
  case photolist, samples

  public var path: String {
    ProcessInfo.processInfo.environment[rawValue.uppercased()]
      ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: rawValue).path()
  }
}
