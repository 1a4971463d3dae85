/// What sends events and has all the operators: `Observable`, subjects, relays, `ControlEvent`, `ControlProperty`.
///
/// Each operator says what it costs and what it does on an error and on a dispose. See ``Observable`` for what always
/// holds.
public protocol ObservableType<Element>: ObservableConvertibleType {}
