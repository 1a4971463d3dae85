// in Repositories

// One kind of source does not depend on another.
import CExif  // forbidden: no rule in Scripts/boundaries allows it
import FolderSource  // forbidden: no rule in Scripts/boundaries allows it
