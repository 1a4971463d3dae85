// in Terminal

// Terminal draws cells and pixels. Images decodes images, and TerminalImage encodes them for terminals.
import CTurboJPEG  // forbidden: no rule in Scripts/boundaries allows it
import Images  // forbidden: no rule in Scripts/boundaries allows it
import Reactive
import TerminalImage  // forbidden: no rule in Scripts/boundaries allows it
