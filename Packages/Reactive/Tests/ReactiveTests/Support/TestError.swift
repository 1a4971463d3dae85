/// The error that the tests send and throw.
struct TestError: Error, Equatable {
  var number = 0
}
