import * as v from "valibot";
import { words } from "./schema-fields";

// The shape of content/redirects.yaml: addresses of earlier times and where they lead now.

const path = v.pipe(
  words,
  v.startsWith("/", "must be a path of this site that starts with /"),
  v.regex(/^[^\s?#]*$/, "must not hold spaces, ? or #"),
);

export const RedirectsSchema = v.array(
  v.strictObject({ from: path, to: path }),
  "must be a list of entries with from and to",
);

export type Redirects = v.InferOutput<typeof RedirectsSchema>;
