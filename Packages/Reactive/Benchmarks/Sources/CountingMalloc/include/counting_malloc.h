#pragma once

/// Returns how often the process has called `malloc` so far, or -1 if this platform is not supported.
long counting_malloc_count(void);

/// Returns the number of heap bytes in use, or -1 if this platform is not supported.
long counting_malloc_bytes(void);
