/** Records by table. */
export type Counts = Record<string, number>;

export type Database = {
  kind: "sqlite" | "postgres";
  /** Name in a backup. */
  file: string;
  /** Writes a consistent dump while others use the database. */
  dump: (file: string) => Promise<Counts>;
  /** Restores a dump to a temporary database and counts its records. */
  check: (file: string, folder: string) => Promise<Counts>;
  /** Restores a dump to an empty database. */
  restore: (file: string) => Promise<Counts>;
};
