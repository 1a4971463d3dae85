// in TerminalImage

// Images are bytes: the module needs neither events nor views.
import CTurboJPEG
import Reactive  // forbidden: no rule in Scripts/boundaries allows it
import Terminal  // forbidden: no rule in Scripts/boundaries allows it
