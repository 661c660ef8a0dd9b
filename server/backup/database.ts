/** Number of records by table. */
export type RecordCounts = Record<string, number>;

export type Database = {
  kind: "sqlite" | "postgres";
  /** File name of the dump in a backup. */
  file: string;
  /** Writes a consistent dump, also while the database is in use. Returns its counts. */
  dump: (file: string) => Promise<RecordCounts>;
  /** Restores a dump to a temporary database and returns its counts. */
  check: (file: string, folder: string) => Promise<RecordCounts>;
  /** Restores a dump to an empty database. */
  restore: (file: string) => Promise<RecordCounts>;
};
