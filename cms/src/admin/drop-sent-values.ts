import { isDeepStrictEqual } from "node:util";
import type { FormState } from "payload";

/**
 * Removes values that equal the sent ones from the form state after a save, because Payload overwrites newer input
 * with them (payloadcms/payload#17676). Keeps values that the server changed.
 */
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

/** A value as JSON has it; a text without the spaces at its ends, which the server removes. */
const toPlain = (value: unknown): unknown =>
  typeof value === "string" ? value.trim() : JSON.parse(JSON.stringify(value ?? null));
