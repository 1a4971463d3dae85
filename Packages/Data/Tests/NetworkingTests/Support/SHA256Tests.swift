import Testing

@testable import Networking

/// Tests the SHA-256 hash against known hashes.
struct SHA256Tests {
  @Test(
    "The hash of a message of any length is correct",
    arguments: [
      (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      (57, "f13b2d724659eb3bf47f2dd6af1accc87b81f09f59f2b75e5c0bed6589dfe8c6"),
      (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
      (1000, "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
    ])
  func everyLength(_ length: Int, _ hash: String) {
    let message = repeatElement(UInt8(ascii: "a"), count: length)
    #expect(SHA256.hexadecimal(message) == hash)
    #expect(SHA256.hexadecimal(Array(message)[...]) == hash)
  }

  @Test(
    "The hash of each example in the standard is correct",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    ])
  func standardExamples(_ text: String, _ hash: String) {
    #expect(SHA256.hexadecimal(text.utf8) == hash)
  }
}
