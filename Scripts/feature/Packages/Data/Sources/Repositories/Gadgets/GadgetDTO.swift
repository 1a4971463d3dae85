import Domain

/// A gadget as a source writes it. What it is not obliged to have is optional; what nobody here reads is not named.
struct GadgetDTO: Decodable {
  var id: String
  var title: String?

  /// Nothing for a gadget without a title.
  func toDomain() -> Gadget? {
    title.flatMap { Gadget(id: Gadget.ID(id), title: $0) }
  }
}
