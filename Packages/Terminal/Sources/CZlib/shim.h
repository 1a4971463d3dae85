#pragma once

#if __has_include(<zlib.h>)
#include <zlib.h>
#else
#error "zlib is missing. Debian, Ubuntu: apt install zlib1g-dev. macOS: install Xcode's command line tools. Or run Scripts/setup."
#endif
