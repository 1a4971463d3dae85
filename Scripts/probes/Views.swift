// in Presentation

// A view model knows what there is to see, not who shows it and on what.
import SwiftUI  // forbidden: no rule in Scripts/boundaries allows it
import UIKit  // forbidden: no rule in Scripts/boundaries allows it

struct PhotoRow {
  let title: String
  let terminalWidth = 80  // forbidden: ~terminal
  let ansiTitle = ""  // forbidden: ~ansi
  let isTTY = true  // forbidden: ~tty
  let cursorColumn = 1  // forbidden: ~cursor
  let keyboardShortcut = "q"  // forbidden: ~keyboard
  func render() {}  // forbidden: ~render

  // Words that only sound like it.
  let transientRendering = "terminal"
}
