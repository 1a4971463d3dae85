#pragma once

// glibc's options for its allocator. Other systems have none.
#ifdef __linux__
#include <malloc.h>
#endif
