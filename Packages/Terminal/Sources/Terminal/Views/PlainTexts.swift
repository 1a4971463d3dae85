/// The texts of ``PlainApplication``, which apps can translate.
public struct PlainTexts: Sendable {
  /// Returns the text about the selected item of a list, given the item's number (from 1) and the number of items.
  public var selection: @Sendable (_ number: Int, _ count: Int) -> String
  /// Returns the text for a key without a command.
  public var unknownKey: @Sendable (_ key: String) -> String
  /// The text for a line that is neither a key nor a command.
  public var unknownCommand: String

  public init(
    selection: @escaping @Sendable (_ number: Int, _ count: Int) -> String = { "Item \($0) of \($1)." },
    unknownKey: @escaping @Sendable (_ key: String) -> String = { "No command for \($0). Type ? for help." },
    unknownCommand: String = "Unknown command. Type ? for help."
  ) {
    self.selection = selection
    self.unknownKey = unknownKey
    self.unknownCommand = unknownCommand
  }
}
