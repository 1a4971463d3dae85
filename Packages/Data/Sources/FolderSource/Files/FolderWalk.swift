public import Domain
import Foundation

/// The JPEG files in a folder and its subfolders, recognized by their names.
///
/// Names that begin with a dot are skipped. All real folders are visited before symbolic links are followed. Each
/// folder is visited once, so links cannot cause an endless loop.
struct FolderWalk: Sendable {
  struct File: Sendable {
    let path: FilePath
    let modified: Int64
    let size: Int64
  }

  private(set) var files: [File] = []
  private(set) var skipped: [SkippedFile] = []
  private var visited: Set<FileStatus.Identity> = []

  /// Walks through a folder. Takes a few microseconds per file, and throws only when the task is canceled.
  ///
  /// - Parameter willVisit: Called before each folder is read. A caller that starts to watch the folder in this closure
  ///   detects every change that the walk misses.
  init(_ root: FilePath, willVisit: (FilePath) -> Void = { _ in }) throws(CancellationError) {
    var folders = [root]
    // Links are visited after all real folders.
    var links: [FilePath] = []
    while let folder = folders.popLast() ?? links.popLast() {
      guard !Task.isCancelled else { throw CancellationError() }
      guard let status = FileStatus(folder) else {
        skipped.append(SkippedFile(folder, .unreadable(errno: errno)))
        continue
      }
      guard visited.insert(status.identity).inserted else { continue }
      willVisit(folder)
      visit(folder, &folders, &links)
    }
  }

  private mutating func visit(_ folder: FilePath, _ folders: inout [FilePath], _ links: inout [FilePath]) {
    guard let stream = opendir(folder.cString) else {
      skipped.append(SkippedFile(folder, .unreadable(errno: errno)))
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = Self.name(entry)
      guard name.first != UInt8(ascii: ".") else { continue }
      let path = folder.appending(name)
      let isJPEG = Self.hasJPEGName(name)
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_DIR): folders.append(path)
      case Int32(DT_REG) where !isJPEG: continue
      case let type:
        guard let status = FileStatus(path) else {
          if isJPEG { skipped.append(SkippedFile(path, .unreadable(errno: errno))) }
          continue
        }
        switch status.kind {
        case .folder where type == Int32(DT_LNK): links.append(path)
        case .folder: folders.append(path)
        case .file where isJPEG: files.append(File(path: path, modified: status.modified, size: status.size))
        case .file: continue
        case .other: if isJPEG { skipped.append(SkippedFile(path, .notFile)) }
        }
      }
    }
  }

  /// The record is valid until the next call of `readdir`, and the name is NUL-terminated. The record may be shorter
  /// than a `dirent`, so the function reads the name in place instead of copying the record.
  private static func name(_ entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    return UnsafeBufferPointer(start: name, count: strlen(name)).map(UInt8.init(bitPattern:))
  }

  private static func hasJPEGName(_ name: [UInt8]) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return ["jpg", "jpeg", "jpe"].contains(String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased())
  }
}

/// A folder or a photo file that cannot be shown.
public struct SkippedFile: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    case unreadable(errno: Int32)
    case notJPEG
    /// The file is a pipe, a device or a socket.
    case notFile
  }

  /// The path as text for display.
  public let path: String
  let reason: Reason

  init(_ path: FilePath, _ reason: Reason) {
    self.path = path.text
    self.reason = reason
  }

  /// The reason why the file or folder is skipped.
  public var errorReason: ErrorReason {
    switch reason {
    case .unreadable(let number): .unreadable(path: path, FileProblem(errno: number))
    case .notJPEG: .notJPEG(name: path)
    case .notFile: .unreadable(path: path, .notRegular)
    }
  }
}

extension FileProblem {
  init(errno: Int32) {
    switch errno {
    case ENOENT, ENOTDIR: self = .missing
    case EACCES, EPERM: self = .denied
    default: self = .other(errno)
    }
  }
}
