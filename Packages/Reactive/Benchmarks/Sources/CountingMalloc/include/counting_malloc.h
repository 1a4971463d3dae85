#pragma once

/// How many blocks of memory the process has asked for so far; -1 where that can not be counted.
long counting_malloc_count(void);

/// How many bytes of the heap are in use; -1 where that can not be told.
long counting_malloc_bytes(void);
