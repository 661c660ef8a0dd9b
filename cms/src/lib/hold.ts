import type { Payload, PayloadRequest } from "payload";
import * as v from "valibot";
import { getNow } from "../../../src/shared/domain/clock";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";

/** Until a time in epoch milliseconds nothing new goes live (EDT-71). */
export type Hold = { until: number; reason: string; by: string };

export const HoldSchema = v.object({
  reason: v.nullable(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))),
});

type KvRow = { id: number; data: Hold };

const KEY = "hold";
const MAX_MS = 24 * 60 * 60_000;

/** Returns the hold that has not ended, if any; in the request's transaction, since PostgreSQL may have no other connection left. */
export async function readHold(
  { db }: Pick<Payload, "db">,
  req: Pick<PayloadRequest, "transactionID"> = {},
): Promise<Hold | null> {
  const where = { key: { equals: KEY } };
  const row = await db.findOne<KvRow>({ collection: "payload-kv", where, req });
  return row && row.data.until > getNow().getTime() ? row.data : null;
}

/** Starts a hold in the name of an account, or ends it. */
export function writeHold({ kv }: Pick<Payload, "kv">, reason: string | null, by: string) {
  const until = reason === null ? 0 : getNow().getTime() + MAX_MS;
  return kv.set(KEY, { until, reason: reason ?? "", by } satisfies Hold);
}

export const HELD = "Nothing new goes live until ";

/** Returns for staff when and why a hold ends, and what to do. */
export const describeHold = ({ until, reason, by }: Hold): string =>
  `${HELD}${formatIndianTime(new Date(until).toISOString())}. ${by} gave the reason: “${reason}”. Save a draft or schedule it. Unpublishing and complaint figures still work.`;
