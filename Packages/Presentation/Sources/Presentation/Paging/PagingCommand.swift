/// What is asked of a list that is read page by page.
enum PagingCommand<Subject> {
  /// Forget what is there, and begin with this subject; `nil` for nothing at all.
  case begin(Subject?)
  /// Begin, unless that subject is shown already. Where it failed, `retrying` asks again.
  case show(Subject?, retrying: Bool)
  /// The next page.
  case more
  /// The page that failed.
  case retry
  /// These places are looked at; what is far from them need not be held.
  case look(Range<Int>)
}

extension PagingCommand: Sendable where Subject: Sendable {}
