/// A memo that the user wrote.
public struct Memo: Hashable, Sendable, Identifiable {
  /// Assigned by the repository: a later memo has a greater id, and no id is used twice.
  public struct ID: Hashable, Sendable, Comparable, RawRepresentable, CustomStringConvertible {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static func < (first: ID, second: ID) -> Bool { first.rawValue < second.rawValue }
    public var description: String { String(rawValue) }
  }

  public var id: ID
  public var text: MemoText
  public var createdAt: Date
  /// When the text was last changed; `nil` if it never was.
  public var editedAt: Date?

  public init(id: ID, text: MemoText, createdAt: Date, editedAt: Date? = nil) {
    self.id = id
    self.text = text
    self.createdAt = createdAt
    self.editedAt = editedAt
  }
}
