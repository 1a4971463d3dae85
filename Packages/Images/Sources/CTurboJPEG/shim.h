#pragma once

#if __has_include(<turbojpeg.h>)
#include <turbojpeg.h>
#else
#error "libjpeg-turbo is missing. Debian, Ubuntu: apt install libturbojpeg0-dev. macOS: brew install jpeg-turbo. Or let Scripts/setup install it."
#endif
