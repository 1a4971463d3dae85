import Terminal
import Testing

@Suite("The names of keys")
struct KeyPressTests {
  @Test(
    "The description of a key can be parsed",
    arguments: [
      (.control("c"), "Ctrl-C"), (KeyPress(.tab, .shift), "Shift-Tab"), (.character(" "), "Space"),
      (.character("-"), "-"),
      (KeyPress(.function(5)), "F5"), (KeyPress(.up, [.control, .alt]), "Ctrl-Alt-↑"), (.character("G"), "G"),
      (KeyPress(.pageDown), "PgDn"), (.character("é"), "é"),
    ] as [(KeyPress, String)]
  )
  func names(key: KeyPress, name: String) {
    #expect(key.description == name)
    #expect(KeyPress(name) == key)
  }

  @Test("An unknown key name is rejected", arguments: ["", "Ctrl-", "Hyper-x", "F36", "xx", "Shift"])
  func refused(name: String) {
    #expect(KeyPress(name) == nil)
  }
}
