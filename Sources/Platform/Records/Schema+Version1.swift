extension Schema {
  /// Runs with their answers, and sums over them.
  ///
  /// The sums (`mode_total` and what follows it) are kept in the same transaction as the runs, so that
  /// the scores screen never has to look at all answers. `kind` is 0 for runs that were played, and 1
  /// for those that a program drove. `seed` holds the 64 bits of an unsigned number. `time_count` has
  /// the right answers only; `colour_count` those that name a colour.
  static let version1 = """
    CREATE TABLE player (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE
    ) STRICT;

    CREATE TABLE run (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      player INTEGER NOT NULL REFERENCES player (id) ON DELETE CASCADE,
      kind INTEGER NOT NULL,
      mode TEXT NOT NULL,
      score INTEGER NOT NULL,
      moment INTEGER NOT NULL,
      day TEXT NOT NULL,
      seed INTEGER NOT NULL,
      palette TEXT NOT NULL,
      language TEXT NOT NULL,
      record BLOB NOT NULL,
      daily TEXT,
      counted INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX run_best ON run (kind, mode, player, score DESC, moment, id);
    CREATE INDEX run_best_of_all ON run (kind, mode, score DESC, moment, id);
    CREATE INDEX run_recent ON run (player, kind, mode, moment, id);
    CREATE UNIQUE INDEX run_daily ON run (player, kind, daily) WHERE counted = 1;

    CREATE TABLE answer (
      run INTEGER NOT NULL REFERENCES run (id) ON DELETE CASCADE,
      trial INTEGER NOT NULL,
      milliseconds INTEGER NOT NULL,
      word TEXT NOT NULL,
      ink TEXT NOT NULL,
      background TEXT NOT NULL,
      asked TEXT NOT NULL,
      response TEXT,
      correct INTEGER NOT NULL,
      cards INTEGER NOT NULL,
      card INTEGER NOT NULL,
      PRIMARY KEY (run, trial)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE mode_total (
      player INTEGER NOT NULL REFERENCES player (id) ON DELETE CASCADE,
      kind INTEGER NOT NULL,
      mode TEXT NOT NULL,
      runs INTEGER NOT NULL,
      best INTEGER NOT NULL,
      PRIMARY KEY (player, kind, mode)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE day_total (
      player INTEGER NOT NULL REFERENCES player (id) ON DELETE CASCADE,
      kind INTEGER NOT NULL,
      mode TEXT NOT NULL,
      day TEXT NOT NULL,
      runs INTEGER NOT NULL,
      best INTEGER NOT NULL,
      sum INTEGER NOT NULL,
      PRIMARY KEY (player, kind, mode, day)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE time_count (
      player INTEGER NOT NULL REFERENCES player (id) ON DELETE CASCADE,
      kind INTEGER NOT NULL,
      mode TEXT NOT NULL,
      asked TEXT NOT NULL,
      milliseconds INTEGER NOT NULL,
      answers INTEGER NOT NULL,
      PRIMARY KEY (player, kind, mode, asked, milliseconds)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE colour_count (
      player INTEGER NOT NULL REFERENCES player (id) ON DELETE CASCADE,
      kind INTEGER NOT NULL,
      mode TEXT NOT NULL,
      right_colour TEXT NOT NULL,
      chosen TEXT NOT NULL,
      answers INTEGER NOT NULL,
      PRIMARY KEY (player, kind, mode, right_colour, chosen)
    ) STRICT, WITHOUT ROWID;
    """
}
