import * as v from "valibot";
import { nonEmptyText } from "./schema-fields";

export const file = "redirects.yaml";

const path = v.pipe(
  nonEmptyText,
  v.startsWith("/", "must be a path of this site that starts with /"),
);
/** An old address can contain a query, such as /?p=77. */
const oldPath = v.pipe(path, v.regex(/^[^\s#]*$/, "must not contain spaces or #"));
const newPath = v.pipe(path, v.regex(/^[^\s?#]*$/, "must not contain spaces, ? or #"));

export const schema = v.array(
  v.strictObject({ from: oldPath, to: newPath }),
  "must be a list of entries with from and to",
);

export type Redirects = v.InferOutput<typeof schema>;
