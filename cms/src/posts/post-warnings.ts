import type { CollectionAfterReadHook, Field, PayloadRequest, Where } from "payload";
import { readTextField } from "../../../src/shared/domain/read-field";
import { allowNobody, getRole } from "../lib/access";
import { describeSkipped } from "./skipped-pictures";
import { isKnownPath } from "./redirects/targets-endpoint";
import type { Post } from "../payload-types";
import {
  getLinkedId,
  type LinkedCollection,
  listLinks,
  readText,
  readTypedAddress,
} from "./html/lexical-tree";
import { countDroppedPictures } from "./html/pending-pictures";

/** Warnings for editors, computed at each read or save of a post and never stored (EDT-17). */
export const warningsField: Field = {
  name: "warnings",
  label: "Please check",
  type: "textarea",
  virtual: true,
  access: { create: allowNobody, update: allowNobody },
  admin: {
    position: "sidebar",
    readOnly: true,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    condition: (data) => readTextField(data, "warnings") !== "",
  },
};

/** Fills `warnings` for staff, not in lists or for visitors, because each link costs a query. */
export const addWarnings =
  (dataDir: string): CollectionAfterReadHook<Post> =>
  async ({ doc, findMany, req }) => {
    if (findMany || getRole(req.user) === null) return doc;
    const warnings = [...findDroppedPictures(req), ...(await findDeadLinks(doc, dataDir, req))];
    return { ...doc, warnings: warnings.join("\n") || null };
  };

function findDroppedPictures(req: PayloadRequest): string[] {
  const count = countDroppedPictures(req);
  return count === 0 ? [] : [describeSkipped(count)];
}

async function findDeadLinks(
  { content }: Post,
  dataDir: string,
  req: PayloadRequest,
): Promise<string[]> {
  const warnings: string[] = [];
  for (const link of listLinks(content?.root)) {
    const subject = `The link “${readText(link)}”`;
    const [post, category] = [getLinkedId(link, "posts"), getLinkedId(link, "categories")];
    const url = readTypedAddress(link);
    if (post !== null && !(await hasAddress("posts", post, req)))
      warnings.push(`${subject} is plain text until its post is published.`);
    if (category !== null && !(await hasAddress("categories", category, req)))
      warnings.push(`${subject} is plain text, because its category was deleted. Remove the link.`);
    if (
      post === null &&
      category === null &&
      url.startsWith("/") &&
      (await isKnownPath(url, dataDir, req)) === false
    )
      warnings.push(`${subject} leads nowhere: this site has no page ${url}. Correct the link.`);
  }
  return [...new Set(warnings)];
}

/** True for an existing category or a published post. */
async function hasAddress(
  collection: LinkedCollection,
  id: number,
  req: PayloadRequest,
): Promise<boolean> {
  const statusFilter: Where = collection === "posts" ? { _status: { equals: "published" } } : {};
  const { totalDocs } = await req.payload.count({
    collection,
    where: { id: { equals: id }, ...statusFilter },
    req: { transactionID: req.transactionID },
  });
  return totalDocs > 0;
}
