import { isDeepStrictEqual } from "node:util";
import type { FormState } from "payload";

/** Removes values that equal the sent ones and would replace newer input (payload#17676). */
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

/** Returns a text trimmed, like the server does, and any other value as plain JSON. */
const toPlain = (value: unknown): unknown =>
  typeof value === "string" ? value.trim() : JSON.parse(JSON.stringify(value ?? null));
