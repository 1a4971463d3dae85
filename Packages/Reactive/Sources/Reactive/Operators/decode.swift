/// A type that decodes values from data. An empty extension makes Foundation's `JSONDecoder` conform.
public protocol DataDecoder<Input> {
  /// The type of the encoded data.
  associatedtype Input
  /// Decodes a value of `type` from `data`.
  func decode<Value: Decodable>(_ type: Value.Type, from data: Input) throws -> Value
}

extension ObservableType {
  /// Returns an observable that decodes a value from each element.
  ///
  ///     source -{"a":1}--|
  ///     decode -A(a: 1)--|
  ///
  /// - Cost: the cost of `decoder`, and one allocation per subscription.
  /// - On error: passes the error on; an element that cannot be decoded ends the sequence with the decoder's error.
  /// - On dispose: disposes the source.
  public func decode<Value: Decodable, Decoder: DataDecoder>(
    type: Value.Type, decoder: Decoder
  ) -> Observable<Value> where Decoder.Input == Element {
    map { data in try decoder.decode(type, from: data) }
  }
}
