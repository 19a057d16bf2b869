// SQLite, as one module.
//
// It is put into the program: a library more to load costs each start half a millisecond.
#ifndef COLORMIX_CSQLITE_SHIM_H
#define COLORMIX_CSQLITE_SHIM_H

#include <sqlite3.h>

// A macro that Swift can't read: SQLite copies what is bound before the call returns.
static inline sqlite3_destructor_type colormix_sqlite_transient(void) { return SQLITE_TRANSIENT; }

// A variadic function, which Swift can't call: closing changes nothing on the disk any more.
static inline int colormix_sqlite_leave_files(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}

#endif
