import { isDeepStrictEqual } from "node:util";
import type { FormState } from "payload";

/** Drops sent values after a save: they would replace newer input (payloadcms/payload#17676). */
export function dropSentValues(sent: FormState, saved: FormState): FormState {
  return Object.fromEntries(
    Object.entries(saved).map(([path, field]) => {
      if (!isDeepStrictEqual(toPlain(sent[path]?.value), toPlain(field.value)))
        return [path, field];
      const { value: _, ...rest } = field;
      return [path, rest];
    }),
  );
}

/** Returns a text without outer spaces, which the server removes; other values as JSON has them. */
const toPlain = (value: unknown): unknown =>
  typeof value === "string" ? value.trim() : JSON.parse(JSON.stringify(value ?? null));
