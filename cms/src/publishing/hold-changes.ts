import { APIError } from "payload";
import { BUILT_COLLECTIONS } from "../lib/built-collections";
import { isPublic } from "../lib/find-raw";
import { describeHold, readHold } from "../lib/hold";
import { addHooks, mapCollections } from "../lib/map-collections";
import { shouldSkipAudit } from "../lib/skip-audit-context";

/** Collections that visitors see, without complaint figures, which are due by law. */
const HELD_COLLECTIONS: string[] = [
  ...BUILT_COLLECTIONS.filter((slug) => !slug.startsWith("complaint-")),
  ...["reviews", "carousels", "small-carousels", "events", "media"],
];

/** Refuses changes that visitors would see during a hold; drafts and withdrawals pass (EDT-71). */
export const holdChanges = mapCollections((config) =>
  HELD_COLLECTIONS.includes(config.slug)
    ? addHooks(config, {
        beforeChange: [
          async ({ data, operation, originalDoc, req }) => {
            const after = { ...originalDoc, ...data };
            const isNewImage = config.slug === "media" && operation === "create";
            if (isNewImage || !isPublic(after) || after.active === false) return data;
            // An import is refused when its lines are checked.
            if (shouldSkipAudit(req) && !req.context.isCheck) return data;
            const hold = await readHold(req.payload, req);
            if (hold) throw new APIError(describeHold(hold), 409, null, true);
            return data;
          },
        ],
      })
    : config,
);
