import * as v from "valibot";
import { CHANNEL_KINDS } from "../shared/domain/channels";
import { createList, day, nonEmptyText } from "./schema-fields";

export const file = "channels.yaml";

const host = v.pipe(
  v.string(),
  v.regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/, "must be an exact host such as x.com, without www"),
);

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
  /** Other hosts of the same service, by host (TRU-05). */
  aliases: v.record(host, v.array(host)),
  none: v.array(
    v.strictObject({
      name: nonEmptyText,
      hosts: v.array(host),
      /** True if the name without its capital is another word. */
      isWord: v.optional(v.boolean("must be true or false")),
    }),
  ),
});

export type Channels = v.InferOutput<typeof schema>;
