import type { Payload } from "payload";
import type { Change } from "../../../src/shared/contract/rebuild";
import { readTextField } from "../../../src/shared/domain/read-field";
import type { Delivery } from "../payload-types";

const MAX_TITLE = 100;

const VERBS: Record<string, string> = {
  ...{ created: "added", deleted: "deleted", trashed: "deleted", restored: "restored" },
  imported: "imported",
};

/** Returns record, action and account of a change, from the audit log, for a release's name (EDT-70). */
export async function describeChange(
  payload: Payload,
  { type, changedCollection: collection, changedId: id }: Delivery,
): Promise<Change | undefined> {
  const config = payload.config.collections.find(({ slug }) => slug === collection);
  if (!config) return undefined;
  const { docs } = await payload.find({
    ...({ collection: "audit-log", sort: "-number", limit: 1, pagination: false } as const),
    where: { changedCollection: { equals: config.slug }, recordId: { equals: id ?? "" } },
  });
  const [line] = docs;
  const options = { collection: config.slug, depth: 0, trash: true, disableErrors: true } as const;
  const record = id ? await payload.findByID({ ...options, id }) : null;
  const action = line?.action ?? "";
  // A post that was published before keeps its status.
  const isFirst = action === "published" && /(^|, )_status(,|$)/.test(line?.fields ?? "");
  const other = type === "content.removed" ? "unpublished" : "edited";
  const plural = String(config.labels.plural).replace(/^[A-Z](?=[a-z])/, (first) =>
    first.toLowerCase(),
  );
  const title = id ? readTextField(record, config.admin.useAsTitle ?? "") : plural;
  return {
    id: id ?? "",
    title: title.slice(0, MAX_TITLE),
    collection: plural,
    verb: isFirst ? "published" : (VERBS[action] ?? other),
    by: line?.userEmail || null,
  };
}
