extension String {
  /// The members of a field's comma-separated list, without surrounding whitespace. A comma in a quoted string is not a
  /// separator. An unterminated quoted string extends to the end of the field.
  var listMembers: [Substring] {
    var members: [Substring] = []
    var start = utf8.startIndex
    var isQuoted = false
    var isEscaped = false
    func add(upTo end: Index) {
      let member = self[start..<end].trimmingFieldWhitespace
      if !member.isEmpty { members.append(member) }
    }
    for index in utf8.indices {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch utf8[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\") where isQuoted: isEscaped = true
      case UInt8(ascii: ",") where !isQuoted:
        add(upTo: index)
        start = utf8.index(after: index)
      default: break
      }
    }
    add(upTo: endIndex)
    return members
  }
}

extension Substring {
  /// The text without leading and trailing spaces and tabs.
  var trimmingFieldWhitespace: Substring {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var text = self
    while let first = text.utf8.first, isBlank(first) { text = Substring(text.utf8.dropFirst()) }
    while let last = text.utf8.last, isBlank(last) { text = Substring(text.utf8.dropLast()) }
    return text
  }
}
