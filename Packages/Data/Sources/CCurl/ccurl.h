#if __has_include(<curl/curl.h>)
#include <curl/curl.h>
#else
#error "libcurl's headers are missing. Debian, Ubuntu: apt-get install libcurl4-openssl-dev. macOS: brew install curl. Or run Scripts/setup."
#endif
