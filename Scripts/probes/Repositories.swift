// in Repositories

// Repositories uses HTTP and databases. Only FolderSource reads photo files and Exif data.
import CExif  // forbidden: no rule in Scripts/boundaries allows it
import FolderSource  // forbidden: no rule in Scripts/boundaries allows it
