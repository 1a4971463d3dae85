/// What is asked of a list that is read page by page.
enum PagingCommand<Subject> {
  /// Forget what is there, and begin with this subject; `nil` for nothing at all.
  case begin(Subject?)
  /// Begin, unless that subject is shown already; ask again what failed of it.
  case show(Subject?)
  /// The next page.
  case more
  /// The page that failed.
  case retry
}

extension PagingCommand: Sendable where Subject: Sendable {}
