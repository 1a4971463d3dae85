import Presentation

/// The localized titles of the columns of tables.
struct ColumnStrings: FeatureStrings {
  let id: String
  let author: String
  let size: String
  let title: String
  let slug: String
  let owner: String

  static let english = ColumnStrings(
    id: "ID", author: "AUTHOR", size: "SIZE", title: "TITLE", slug: "SLUG", owner: "BY")

  static let korean = ColumnStrings(
    id: "아이디", author: "작가", size: "크기", title: "제목", slug: "슬러그", owner: "만든 사람")
}

extension Strings {
  var columns: ColumnStrings { self[ColumnStrings.self] }
}
