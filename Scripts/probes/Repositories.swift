// in Repositories

// The repositories of one kind of source do not depend on another kind of source.
import CExif  // forbidden: no rule in Scripts/boundaries allows it
import FolderSource  // forbidden: no rule in Scripts/boundaries allows it
