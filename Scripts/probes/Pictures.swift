// in TerminalImage

// Pictures consist of images. Decoding a JPEG is the job of another module, and events belong to views.
import CTurboJPEG  // forbidden: no rule in Scripts/boundaries allows it
import Images
import Reactive  // forbidden: no rule in Scripts/boundaries allows it
import Terminal
