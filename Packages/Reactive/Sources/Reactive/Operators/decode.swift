/// What turns data into values: Foundation's `JSONDecoder` becomes one by an empty extension.
public protocol DataDecoder<Input> {
  /// What it reads.
  associatedtype Input
  /// Reads a value of `type` from `data`.
  func decode<Value: Decodable>(_ type: Value.Type, from data: Input) throws -> Value
}

extension ObservableType {
  /// Reads a value from each element.
  ///
  ///     source -{"a":1}--|
  ///     decode -A(a: 1)--|
  ///
  /// - Cost: that of `decoder`, one allocation a subscription.
  /// - On error: passes it on; an element that can not be read ends the sequence with the decoder's error.
  /// - On dispose: nothing of its own to release.
  public func decode<Value: Decodable, Decoder: DataDecoder>(
    type: Value.Type, decoder: Decoder
  ) -> Observable<Value> where Decoder.Input == Element {
    map { data in try decoder.decode(type, from: data) }
  }
}
