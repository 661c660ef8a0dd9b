import * as v from "valibot";
import { CHANNEL_KINDS } from "../shared/domain/channels";
import { createList, day, nonEmptyText } from "./schema-fields";

export const file = "channels.yaml";

export const schema = v.strictObject({
  channels: createList(
    v.strictObject({
      kind: v.picklist(CHANNEL_KINDS, `must be one of ${CHANNEL_KINDS.join(", ")}`),
      label: nonEmptyText,
      value: v.pipe(
        nonEmptyText,
        v.check((value) => !value.includes("://"), "must be written without https://"),
      ),
      use: v.optional(nonEmptyText),
      /** The day on which it was reported to BSE. */
      reported: v.optional(day),
    }),
    "channel",
  ),
  none: v.array(nonEmptyText),
});

export type Channels = v.InferOutput<typeof schema>;
