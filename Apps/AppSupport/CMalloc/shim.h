#pragma once

// Declares `mallopt`, a function that only glibc has.
#ifdef __linux__
#include <malloc.h>
#endif
