#pragma once

// Declares glibc's `mallopt`. Other systems have no such function.
#ifdef __linux__
#include <malloc.h>
#endif
