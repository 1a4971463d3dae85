/// A memo that the user wrote.
public struct Memo: Hashable, Sendable, Identifiable {
  /// A number that the repository assigns. Each new memo has a greater id than all earlier memos, including deleted
  /// memos.
  public struct ID: Hashable, Sendable, Comparable, RawRepresentable, CustomStringConvertible {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static func < (first: ID, second: ID) -> Bool { first.rawValue < second.rawValue }
    public var description: String { String(rawValue) }
  }

  public var id: ID
  public var text: MemoText
  public var createdAt: Date
  /// The time at which the text was last edited; nil if it was never edited.
  public var editedAt: Date?

  public init(id: ID, text: MemoText, createdAt: Date, editedAt: Date? = nil) {
    self.id = id
    self.text = text
    self.createdAt = createdAt
    self.editedAt = editedAt
  }
}
