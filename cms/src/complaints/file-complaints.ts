import type { Payload, Where } from "payload";
import { COMPLAINT_TITLE } from "../../../src/shared/contract/enquiry";
import { runSql, sql } from "../lib/sql";
import { getToday } from "./register-settings";

/**
 * Adds an entry to the register for each form without one (CHR-17). The form is stored before, in one
 * write, so a killed process loses none; the unique reference refuses a second entry.
 */
export async function fileComplaints(payload: Payload): Promise<void> {
  const forms = await runSql(
    payload,
    sql`SELECT id, reference, created_at FROM enquiries WHERE title = ${COMPLAINT_TITLE}
      AND reference IS NOT NULL AND NOT EXISTS
      (SELECT 1 FROM complaints WHERE complaints.reference = enquiries.reference) ORDER BY id`,
  );
  for (const { id, reference, created_at: createdAt } of forms) {
    const data = {
      ...({ source: "directlyFromInvestors", state: "new" } as const),
      ...{ enquiry: Number(id), reference: String(reference) },
      receivedOn: getToday(payload, new Date(String(createdAt))),
    };
    await payload.create({ collection: "complaints", data, depth: 0 });
  }
}

/** Moves accepted complaints on after our mail (CHR-23); a form that no officer accepted stays new. */
export async function recordAnswer(
  payload: Payload,
  enquiry: number,
  state: "acknowledged" | "answered",
): Promise<void> {
  const previous = state === "answered" ? ["accepted", "acknowledged"] : ["accepted"];
  const where: Where = { enquiry: { equals: enquiry }, state: { in: previous } };
  await payload.update({ collection: "complaints", where, data: { state }, depth: 0 });
}
