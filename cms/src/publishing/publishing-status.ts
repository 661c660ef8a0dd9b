import type { Payload } from "payload";
import { computeContentVersion } from "../public-api/content-version";
import { createPayloadStore, type StoreSettings } from "../public-api/store";
import type { Environment } from "../environment";
import type { RebuildStatus } from "../../../src/shared/contract/rebuild";
import { PREVIEW_PARAMETER, signPreview } from "../../../src/shared/node/release/preview-link";
import { readReleaseTime } from "../../../src/shared/node/release/release-store";
import { readHold } from "../lib/hold";
import { fetchSiteStatus } from "./site-status";
import { getNow } from "../../../src/shared/domain/clock";

export type PublishingStatus = Awaited<ReturnType<typeof readPublishingStatus>>;

export type StatusSettings = Pick<Environment, "publishing" | "previewHost" | "siteUrl"> &
  StoreSettings;

/** Returns the state of publishing. Times are epoch milliseconds. */
export async function readPublishingStatus(payload: Payload, settings: StatusSettings) {
  const { publishing } = settings;
  const { target, secret } = publishing;
  const [version, deliveries, site, hold] = await Promise.all([
    computeContentVersion(createPayloadStore(payload, settings)),
    countDeliveries(payload),
    fetchSiteStatus(publishing),
    readHold(payload),
  ]);
  const canSign = secret === null ? ("no-secret" as const) : ("yes" as const);
  return {
    /** The CMS's time, because a browser's clock may be wrong. */
    now: getNow().getTime(),
    contentVersion: version.version,
    /** "yes" only if changes are sent and can be signed. */
    notifies: target === null ? ("off" as const) : canSign,
    deliveries,
    site,
    hold,
    /** Links to releases that are not live, by ID (EDT-72). */
    previews: site.isKnown ? createPreviewLinks(site.status, settings) : {},
    /** Creation time of each kept release, by its name. */
    releaseTimes: Object.fromEntries(
      (site.isKnown ? site.status.kept : []).map((id) => [id, readReleaseTime(id)]),
    ),
  };
}

function createPreviewLinks(
  { kept, live, pendingApproval }: RebuildStatus,
  { publishing, previewHost, siteUrl }: StatusSettings,
): Record<string, string> {
  const { token } = publishing;
  if (previewHost === null || token === null) return {};
  const ids = [...kept, pendingApproval?.id].filter((id) => id !== live?.release);
  const start = `${new URL(siteUrl).protocol}//${previewHost}/?${PREVIEW_PARAMETER}=`;
  const toLink = (id: string) => [id, start + signPreview(token, id, getNow().getTime())];
  return Object.fromEntries(ids.flatMap((id) => (id ? [toLink(id)] : [])));
}

async function countDeliveries(payload: Payload) {
  const waitingFilter = { "delivery.state": { equals: "stored" } };
  const failedFilter = { "delivery.lastError": { exists: true } };
  const [waiting, failed, failing] = await Promise.all([
    payload.count({ collection: "deliveries", where: waitingFilter }),
    payload.count({ collection: "deliveries", where: { "delivery.state": { equals: "failed" } } }),
    payload.find({
      collection: "deliveries",
      where: { and: [waitingFilter, failedFilter] },
      sort: "delivery.nextAttemptAt",
      limit: 1,
      depth: 0,
    }),
  ]);
  const next = failing.docs[0]?.delivery;
  return {
    // Waiting deliveries, and those of them that failed at least once.
    waiting: waiting.totalDocs,
    failing: failing.totalDocs,
    failed: failed.totalDocs,
    // Error of the delivery that is retried next.
    lastError: next?.lastError ?? null,
    nextTry: next?.nextAttemptAt ? Date.parse(next.nextAttemptAt) : null,
  };
}
