/** Largest id of a record in PostgreSQL. */
const MAX_ID = 2_147_483_647;

/** True for the id of a record, as a number or as text. */
export function isRecordId(value: unknown): boolean {
  const id = typeof value === "string" && /^\d{1,10}$/.test(value) ? Number(value) : value;
  if (typeof id !== "number") return false;
  return Number.isInteger(id) && id > 0 && id <= MAX_ID;
}
