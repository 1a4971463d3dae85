#include "counting_malloc.h"

#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);

static long count = 0;

// Replaces the C library's `malloc` in the whole process. The counter is not atomic, because only one thread runs
// during a measurement.
void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

long counting_malloc_count(void) { return count; }
long counting_malloc_bytes(void) { return (long)mallinfo2().uordblks; }
#else
long counting_malloc_count(void) { return -1; }
long counting_malloc_bytes(void) { return -1; }
#endif
