import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Remembers, in a file, for which inputs a step was last done. */
export type Stamp = {
  matches: (inputs: string) => boolean;
  write: (inputs: string) => void;
  remove: () => void;
};

/** A stamp kept in `file`. */
export function stampIn(file: string): Stamp {
  return {
    matches: (inputs) => {
      try {
        return readFileSync(file, "utf8").trim() === inputs;
      } catch {
        return false;
      }
    },
    write: (inputs) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${inputs}\n`);
    },
    remove: () => rmSync(file, { force: true }),
  };
}
