// GRDB's own module for the system's SQLite says only that sqlite3.h is not found. Persistence depends on this file
// first, so the build ends here with what to do about it.
#if !__has_include(<sqlite3.h>)
#error "SQLite's headers are missing. Debian, Ubuntu: apt-get install libsqlite3-dev. macOS: install Xcode's command line tools. Or run Scripts/setup."
#endif
