import type { Payload } from "payload";
import { COMPLAINT_TITLE } from "../../../src/shared/contract/enquiry";
import { runSql, sql } from "../lib/sql";
import type { Complaint } from "../payload-types";
import { getToday } from "./register-hooks";
import { createStatusCode, hashCode } from "./status-code";

/**
 * Adds an entry for each form and each reopened complaint without one (CHR-17). Forms are stored
 * before, in one write, so a killed process loses none; unique fields refuse a second entry.
 */
export async function fileComplaints(payload: Payload): Promise<void> {
  const forms = await runSql(
    payload,
    sql`SELECT id, reference, created_at FROM enquiries WHERE title = ${COMPLAINT_TITLE}
      AND reference IS NOT NULL AND NOT EXISTS
      (SELECT 1 FROM complaints WHERE complaints.reference = enquiries.reference) ORDER BY id`,
  );
  for (const { id, reference, created_at: createdAt } of forms) {
    await addEntry(payload, {
      ...{ source: "directlyFromInvestors", state: "new" },
      ...{ enquiry: Number(id), reference: String(reference) },
      receivedOn: new Date(String(createdAt)).toISOString(),
      codeHash: hashCode(createStatusCode(payload, String(reference))),
    });
  }
  const reopened = await payload.find({
    collection: "complaints",
    where: { state: { equals: "reopened" } },
    ...{ pagination: false, depth: 0 },
  });
  const continued = await payload.find({
    collection: "complaints",
    where: { reopens: { exists: true } },
    ...{ pagination: false, depth: 0 },
  });
  const known = new Set(continued.docs.map(({ reopens }) => reopens));
  for (const { id, source, category, enquiry, person } of reopened.docs) {
    if (known.has(id)) continue;
    const receivedOn = `${getToday(payload)}T12:00:00.000Z`;
    const copied = { source, category, enquiry, person };
    await addEntry(payload, { ...copied, state: "accepted", reopens: id, receivedOn });
  }
}

type NewEntry = Pick<Complaint, "source" | "state" | "receivedOn"> & Partial<Complaint>;

async function addEntry(payload: Payload, data: NewEntry): Promise<void> {
  try {
    await payload.create({ collection: "complaints", data, depth: 0 });
  } catch (error) {
    // Another process may have added it.
    payload.logger.warn(
      { err: error },
      "A complaint could not be entered; the next run tries again",
    );
  }
}
