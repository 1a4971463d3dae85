#pragma once

// What glibc's allocator can be told; other systems' have nothing of the kind.
#ifdef __linux__
#include <malloc.h>
#endif
