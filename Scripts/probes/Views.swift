// in Presentation

// A view model defines what a screen shows and does not depend on the kind of screen.
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

  // Allowed: other words that contain the same letters.
  let transientRendering = "terminal"
}
