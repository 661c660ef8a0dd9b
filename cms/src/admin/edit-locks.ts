import type { Access, PayloadRequest, SanitizedConfig } from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { isAdmin } from "../lib/access";
import { findRaw } from "../lib/find-raw";

const LOCKS = "payload-locked-documents";

/** Returns the collections and globals that the account may change, and so lock. */
export async function listLockable(req: PayloadRequest): Promise<string[]> {
  const { collections, globals } = req.payload.config;
  const found = [...collections, ...globals].map(async ({ slug, access, lockDocuments }) =>
    lockDocuments !== false && (await access.update({ req })) === true ? slug : [],
  );
  return (await Promise.all(found)).flat();
}

const allowLockable: Access = async ({ id, req }) => {
  const lock = id === undefined ? null : await findRaw(req, LOCKS, id);
  const slug =
    readField(readField(lock, "document"), "relationTo") ?? readField(lock, "globalSlug");
  return (await listLockable(req)).includes(String(slug));
};

/** Taking over a lock changes only its user. */
const allowTakeOver: Access = ({ data = {}, ...rest }) =>
  Object.keys(data).every((name) => name === "user") && allowLockable(rest);

/** Limits edit locks, which the server creates, to records that the account may change (ACC-07). */
export function limitLocks(config: SanitizedConfig): SanitizedConfig {
  const own = { create: isAdmin, update: allowTakeOver, delete: allowLockable };
  const collections = config.collections.map((item) =>
    item.slug === LOCKS ? { ...item, access: { ...item.access, ...own } } : item,
  );
  return { ...config, collections };
}
