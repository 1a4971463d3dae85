// in TerminalImage

// TerminalImage converts images to a terminal's picture formats. Other modules decode JPEG and handle events.
import CTurboJPEG  // forbidden: no rule in Scripts/boundaries allows it
import Images
import Reactive  // forbidden: no rule in Scripts/boundaries allows it
import Terminal
