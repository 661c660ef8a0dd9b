import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { WithdrawnSchema } from "../../contract/rebuild";
import { readField } from "../../domain/read-field";

const ListSchema = v.object({
  format: v.literal(1),
  /** Rises with each change. */
  number: v.number(),
  addresses: v.array(
    v.object({
      ...v.partial(WithdrawnSchema, ["to"]).entries,
      /** When the entry changed, in epoch milliseconds. */
      at: v.number(),
    }),
  ),
});

/** Addresses that releases do not answer (EDT-02). One without `to` is left to the API until the next build. */
export type WithdrawnList = v.InferOutput<typeof ListSchema>;

export const EMPTY_LIST: WithdrawnList = { format: 1, number: 0, addresses: [] };

/** Throws if the value is not such a list. */
export const parseWithdrawnList = (value: unknown): WithdrawnList => v.parse(ListSchema, value);

/** Returns the path of the list, which is next to the link to the live release. */
export const toWithdrawnFile = (releases: string) => join(releases, "withdrawn.json");

/** Returns the list of a folder of releases, empty without a file. Throws if it cannot be read. */
export function readWithdrawnList(releases: string): WithdrawnList {
  const file = toWithdrawnFile(releases);
  try {
    return parseWithdrawnList(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (readField(error, "code") === "ENOENT") return EMPTY_LIST;
    throw new Error(`${file} cannot be read: press “Rebuild now”, which writes it again.`, {
      cause: error,
    });
  }
}
