/// The texts of ``PlainApplication`` and of the controls that it speaks, for apps in other languages.
public struct PlainTexts: Sendable {
  /// The selected item of a list, counted from 1.
  public var selection: @Sendable (_ number: Int, _ count: Int) -> String
  /// A key has no command.
  public var unknownKey: @Sendable (_ key: String) -> String
  /// A line is neither a key nor a command.
  public var unknownCommand: String

  public init(
    selection: @escaping @Sendable (_ number: Int, _ count: Int) -> String = { "Now on \($0) of \($1)." },
    unknownKey: @escaping @Sendable (_ key: String) -> String = { "Nothing to do for \($0). Type ? for help." },
    unknownCommand: String = "Not understood. Type ? for help."
  ) {
    self.selection = selection
    self.unknownKey = unknownKey
    self.unknownCommand = unknownCommand
  }
}
