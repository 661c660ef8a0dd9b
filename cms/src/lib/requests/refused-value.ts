import type { AfterErrorHook, CollectionSlug, FlattenedField, PayloadRequest } from "payload";
import { readField } from "../../../../src/shared/domain/read-field";
import { describeCauses } from "../explain-error";
import { isRecordId } from "./record-id";

/** SQLite's and PostgreSQL's codes for a reference to a record that does not exist. */
const MISSING_RECORD = /FOREIGN ?KEY|\b23503\b/i;

/** PostgreSQL's codes for values of the wrong kind, such as a number that is too large or a pattern for a number. */
const WRONG_KIND = /\b(22(P0\d|\d{3})|42883)\b/;

/** Returns 400 if only the database detects the mistake of a request. */
export const respondToRefusedValue: AfterErrorHook = async ({ collection, error, req }) => {
  const text = describeCauses(error);
  if (MISSING_RECORD.test(text)) {
    const missing = await findMissing(req, collection?.flattenedFields ?? [], req.data);
    const where = missing.length > 0 ? missing.join(", ") : "A field";
    return createRefusal(`${where} refers to a record that does not exist: choose another.`);
  }
  if (!WRONG_KIND.test(text)) return;
  return createRefusal("A value is too large or of the wrong kind for its field: correct it.");
};

const createRefusal = (message: string) => ({ status: 400, response: { errors: [{ message }] } });

/** Returns the quoted paths of fields that refer to missing records. */
async function findMissing(
  req: PayloadRequest,
  fields: FlattenedField[],
  data: unknown,
  parent = "",
): Promise<string[]> {
  const paths = fields.map(async (field) => {
    const value = readField(data, field.name);
    const path = `${parent}${field.name}`;
    if (field.type === "group") return findMissing(req, field.flattenedFields, value, `${path}.`);
    if (field.type !== "relationship" && field.type !== "upload") return [];
    if (typeof field.relationTo !== "string") return [];
    const ids = [value].flat().map((item) => readField(item, "id") ?? item);
    const count = await countRecords(req, field.relationTo, ids.filter(isRecordId));
    return count < new Set(ids.filter(isRecordId)).size ? [`“${path}”`] : [];
  });
  return (await Promise.all(paths)).flat();
}

async function countRecords({ payload }: PayloadRequest, slug: CollectionSlug, ids: unknown[]) {
  if (ids.length === 0) return 0;
  const where = { id: { in: ids } };
  return (await payload.count({ collection: slug, where, trash: true })).totalDocs;
}
