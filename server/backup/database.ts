/** Records by table. */
export type Counts = Record<string, number>;

export type Database = {
  kind: "sqlite" | "postgres";
  /** Its name in a back-up. */
  file: string;
  /** Writes what it holds at one moment, while others use it. */
  dump: (file: string) => Promise<Counts>;
  /** Brings a dump up in a database of its own, which goes again. */
  check: (file: string, folder: string) => Promise<Counts>;
  /** Into an empty database. */
  restore: (file: string) => Promise<Counts>;
};
