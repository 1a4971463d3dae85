#pragma once

/// Returns the number of blocks that the process has allocated so far, or -1 if the platform cannot count them.
long counting_malloc_count(void);

/// Returns the number of bytes of the heap that are in use, or -1 if the platform does not report it.
long counting_malloc_bytes(void);
