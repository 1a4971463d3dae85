// in TerminalImage

// Pictures are made of bytes: neither events nor views.
import CTurboJPEG
import Reactive  // forbidden: no rule in Scripts/boundaries allows it
import Terminal  // forbidden: no rule in Scripts/boundaries allows it
