/// What goes wrong in the tests.
struct TestError: Error, Equatable {
  var number = 0
}
