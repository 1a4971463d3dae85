// in Terminal

// Views show cells and pixels. Another module decodes images.
import CTurboJPEG  // forbidden: no rule in Scripts/boundaries allows it
import Images  // forbidden: no rule in Scripts/boundaries allows it
import Reactive
import TerminalImage  // forbidden: no rule in Scripts/boundaries allows it
