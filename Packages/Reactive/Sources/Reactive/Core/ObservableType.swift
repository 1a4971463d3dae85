/// What sends events and has all the operators: `Observable`, subjects, relays, `ControlEvent`, `ControlProperty`.
public protocol ObservableType<Element>: ObservableConvertibleType {}
