// in TerminalImage

// Pictures are made of images: how a JPEG is read is another module's concern, and events are the views'.
import CTurboJPEG  // forbidden: no rule in Scripts/boundaries allows it
import Images
import Reactive  // forbidden: no rule in Scripts/boundaries allows it
import Terminal
