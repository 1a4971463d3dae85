/// A gizmo that the user added.
public struct Gadget: Hashable, Sendable, Identifiable {
  /// A number that the repository assigns. The id of a later gizmo is greater, and ids are not reused.
  public struct ID: Hashable, Sendable, Comparable, RawRepresentable, CustomStringConvertible {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static func < (first: ID, second: ID) -> Bool { first.rawValue < second.rawValue }
    public var description: String { String(rawValue) }
  }

  public let id: ID
  public let fields: GadgetFields
  public let createdAt: Date

  public init(id: ID, fields: GadgetFields, createdAt: Date) {
    self.id = id
    self.fields = fields
    self.createdAt = createdAt
  }
}
