import type { Payload } from "payload";
import { contentVersionOf } from "../contract/content-version";
import { payloadStore } from "../contract/store";
import type { Environment } from "../environment";
import { askSite, type SiteStatus } from "./site-status";

/** How far the site is behind the CMS, for the dashboard. Times are epoch milliseconds. */
export type PublishingOverview = {
  /** By the CMS's clock, which other times are told against. */
  now: number;
  /** Of what would be built now. */
  contentVersion: string;
  /** Whether changes are told to anybody, and can be signed. */
  tells: "yes" | "off" | "no-secret";
  deliveries: DeliveryCounts;
  site: SiteStatus;
};

export type DeliveryCounts = {
  /** On their way, and how many of them failed at least once. */
  waiting: number;
  failing: number;
  /** Given up; they can be sent again. */
  failed: number;
  /** Of the one that failed and is tried again next. */
  lastError: string | null;
  nextTry: number | null;
};

type Settings = Pick<Environment, "publishing" | "mediaUrl">;

/** Brings together what the CMS knows and what the site server tells. */
export async function publishingOverview(
  payload: Payload,
  { publishing, mediaUrl }: Settings,
): Promise<PublishingOverview> {
  const { target, secret } = publishing;
  const [version, deliveries, site] = await Promise.all([
    contentVersionOf(payloadStore(payload, mediaUrl)),
    countDeliveries(payload),
    askSite(publishing),
  ]);
  return {
    now: Date.now(),
    contentVersion: version.version,
    tells: target === null ? "off" : secret === null ? "no-secret" : "yes",
    deliveries,
    site,
  };
}

async function countDeliveries(payload: Payload): Promise<DeliveryCounts> {
  const waits = { "delivery.state": { equals: "stored" } };
  const hasFailed = { "delivery.lastError": { exists: true } };
  const [waiting, failed, failing] = await Promise.all([
    payload.count({ collection: "deliveries", where: waits }),
    payload.count({ collection: "deliveries", where: { "delivery.state": { equals: "failed" } } }),
    payload.find({
      collection: "deliveries",
      where: { and: [waits, hasFailed] },
      sort: "delivery.nextAttemptAt",
      limit: 1,
      depth: 0,
    }),
  ]);
  const next = failing.docs[0]?.delivery;
  return {
    waiting: waiting.totalDocs,
    failing: failing.totalDocs,
    failed: failed.totalDocs,
    lastError: next?.lastError ?? null,
    nextTry: next?.nextAttemptAt ? Date.parse(next.nextAttemptAt) : null,
  };
}
