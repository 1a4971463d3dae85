// libexif's header for the module CExif. Stops the build with instructions if the header is missing.
#if __has_include(<libexif/exif-data.h>)
#include <libexif/exif-data.h>
#else
#error "libexif's headers are missing. Debian, Ubuntu: apt-get install libexif-dev. macOS: brew install libexif. Or run Scripts/setup."
#endif
