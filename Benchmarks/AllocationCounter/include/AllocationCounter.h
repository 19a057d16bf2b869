#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How often memory was asked for since the program began, on all threads.
unsigned long allocation_count(void);

#endif
