// Stops the build with instructions if SQLite's headers are missing. Persistence lists this target before GRDB, because
// GRDB's own error says only that sqlite3.h was not found.
#if !__has_include(<sqlite3.h>)
#error "SQLite's headers are missing. Debian, Ubuntu: apt-get install libsqlite3-dev. macOS: install Xcode's command line tools. Or run Scripts/setup."
#endif
