import { formatDistanceStrict } from "date-fns";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import type { RebuildStatus } from "../../../src/shared/contract/rebuild";
import { describeHold } from "../lib/hold";
import type { PublishingStatus } from "../publishing/publishing-status";
import type { UnknownReason } from "../publishing/site-status";
import { describeRefusedContent } from "../publishing/refused-content";
import { formatCount } from "../../../src/shared/domain/count";

export type Tone = "good" | "busy" | "bad" | "quiet";
export type Row = { label: string; text: string; isBad?: boolean };
export type PublishingMessages = { tone: Tone; headline: string; rows: Row[] };

/** Maximum characters of a shown error; the publisher's log has the complete text. */
const MAX_ERROR_LENGTH = 400;

/** Describes the state of publishing. The headline changes only with the state, not with time. */
export function describePublishing(overview: PublishingStatus): PublishingMessages {
  const { site } = overview;
  return {
    ...chooseHeadline(overview),
    rows: [
      ...(site.isKnown ? listSiteRows(site.status, overview) : []),
      ...listDeliveryRows(overview),
    ],
  };
}

/** True while a change is on its way, waits for a build or is being built. */
export function isPublishing({ deliveries, site }: PublishingStatus): boolean {
  if (deliveries.waiting > deliveries.failing) return true;
  if (!site.isKnown) return false;
  const { buildingSince, pending, nextTry } = site.status;
  return buildingSince !== null || (pending !== null && nextTry === null);
}

type Headline = Pick<PublishingMessages, "tone" | "headline">;

const toHead = (tone: Tone, headline: string): Headline => ({ tone, headline });

function chooseHeadline(overview: PublishingStatus): Headline {
  const { notifies, site, hold } = overview;
  if (hold) return toHead("bad", describeHold(hold));
  if (notifies === "no-secret") {
    return toHead(
      "bad",
      "Changes are not sent to the site: WEBHOOK_SECRETS is not set. Ask the operator to set it.",
    );
  }
  if (site.isKnown) {
    const { tone, headline } = describeSite(site.status, overview);
    const isBehind = site.status.withdrawn > 0;
    return toHead(tone, isBehind ? `${headline} ${UNPUBLISHED}` : headline);
  }
  if (notifies === "off" && site.reason === "no-status-url") {
    return toHead("quiet", "Changes are not sent to the site: REBUILD_WEBHOOK_URL is off.");
  }
  return toHead(site.reason === "no-status-url" ? "quiet" : "bad", UNKNOWN_STATUS[site.reason]);
}

const UNPUBLISHED =
  "Unpublished posts are off the site already; lists, feeds and the search follow with the build.";

const UNKNOWN_STATUS: Record<UnknownReason, string> = {
  "no-status-url": "Changes are sent to a build hook. See the host for the state of its builds.",
  "no-token": "The site's status is unknown: REBUILD_TOKEN is not set. Ask the operator to set it.",
  unreachable: "The site server cannot be reached. If this lasts, ask the operator to check it.",
  refused: "The site's status was refused. Ask the operator to check REBUILD_TOKEN on both sides.",
  unreadable: "The site's response cannot be read. Ask the operator to check REBUILD_STATUS_URL.",
};

function describeSite(
  status: RebuildStatus,
  { contentVersion, deliveries, releaseTimes }: PublishingStatus,
): Headline {
  const { live, unreadable, pendingApproval, pending, buildingSince, failures, content } = status;
  if (unreadable !== null) {
    return toHead(
      "bad",
      "The live release is damaged; visitors see another. Press “Rebuild now” or ask an editor.",
    );
  }
  if (buildingSince !== null)
    return toHead("busy", `The site is being built${describeExtent(status)}.`);
  if (pendingApproval !== null) {
    return toHead(
      "bad",
      `Pending approval: ${formatCount(pendingApproval.lost, "post")} would be removed. The live release stays until an admin approves the new one.`,
    );
  }
  if (failures > 0) {
    return toHead(
      "bad",
      "The last build failed; visitors get the previous release. If this lasts, ask the operator to check it.",
    );
  }
  if (status.failedCheck !== null) {
    const fallback = status.failedCheck.restored === null ? "it" : "the previous release";
    return toHead(
      "bad",
      `The last release failed its check; visitors get ${fallback}. Ask the operator to check it.`,
    );
  }
  if (content?.refused) {
    const commit = content.refused.commit.slice(0, 8);
    return toHead("bad", `Texts of commit ${commit} were refused; “Details” says why.`);
  }
  if (pending !== null) return toHead("busy", "A change is waiting to be built.");
  if (live === null)
    return toHead("bad", "Nothing is live yet. Press “Rebuild now” or ask an editor.");
  if (live.contentVersion === contentVersion) {
    const since = releaseTimes[live.release];
    if (since === undefined) return toHead("good", "The site is up to date.");
    const time = formatIndianTime(new Date(since).toISOString());
    return toHead("good", `The site is up to date. Last update: ${time}.`);
  }
  if (deliveries.waiting > 0) return toHead("busy", "A change is on its way to the site.");
  return toHead("busy", "The CMS is ahead of the site.");
}

/** Returns whether a build is in full and how long the last one took. */
function describeExtent({ buildReason, fullSeconds }: RebuildStatus): string {
  if (buildReason === null) return "";
  if (fullSeconds === null) return " in full";
  return ` in full, which takes about ${formatDistanceStrict(0, fullSeconds * 1000)}`;
}

function listSiteRows(status: RebuildStatus, { now, contentVersion }: PublishingStatus): Row[] {
  const { live, unreadable, pendingApproval, pending, buildingSince, buildReason } = status;
  const { failures, nextTry, lastError, lastBuild, differences, failedCheck, content } = status;
  const refused = content?.refused ?? null;
  const rows: (Row | false | null)[] = [
    unreadable !== null && { label: "Unreadable release", text: unreadable, isBad: true },
    pendingApproval !== null && {
      label: "Pending approval",
      text: `${pendingApproval.id}, ${formatCount(pendingApproval.posts, "post")}`,
      isBad: true,
    },
    live && { label: "Live release", text: `${live.release}, ${formatCount(live.posts, "post")}` },
    live && { label: "Content version", text: nameVersion(live.contentVersion, contentVersion) },
    buildingSince !== null && {
      label: "Build started",
      text: [formatAgo(buildingSince, now), buildReason && `in full: ${buildReason}`]
        .filter(Boolean)
        .join(", "),
    },
    pending && { label: "Waiting", text: `a change, ${formatAgo(pending.first, now)}` },
    lastBuild && {
      label: "Last build",
      text: `${formatAgo(lastBuild.at, now)}, took ${lastBuild.seconds.toFixed(1)} s, ${nameKind(lastBuild)}`,
    },
    refused && { label: "Refused texts", text: describeRefusedContent(refused), isBad: true },
    differences && {
      label: "Differences",
      text: `the full build ${formatAgo(differences.at, now)} changed files without a change of content: ${differences.files.join(", ")}`,
      isBad: true,
    },
    failedCheck && {
      label: "Failed check",
      text: `${failedCheck.release}, ${formatAgo(failedCheck.at, now)}: ${failedCheck.faults.join("; ")}`,
      isBad: true,
    },
    failures > 0 &&
      lastError && {
        label: "Last error",
        text: [
          `${formatAgo(lastError.at, now)}: ${shortenText(lastError.message)}`,
          nextTry === null ? "" : `\nNext attempt ${formatWhen(nextTry, now)}.`,
        ].join(""),
        isBad: true,
      },
  ];
  return rows.filter((row) => row !== null && row !== false);
}

function nameKind({ kind, reason }: NonNullable<RebuildStatus["lastBuild"]>): string {
  return kind === "increment" ? "incremental" : `full build${reason ? `: ${reason}` : ""}`;
}

function nameVersion(live: string | null, cms: string): string {
  if (live === null) return `unknown; ${cms} in the CMS`;
  return live === cms ? `${live}, the same as in the CMS` : `${live}; the CMS is ahead at ${cms}`;
}

function listDeliveryRows({ deliveries, now }: PublishingStatus): Row[] {
  const { waiting, failing, failed, lastError, nextTry } = deliveries;
  const reason = lastError === null ? "" : ` (${lastError})`;
  const retry = nextTry === null ? "" : `; next attempt ${formatWhen(nextTry, now)}`;
  const parts = [
    waiting > failing && `${waiting - failing} on the way`,
    failing > 0 && `${failing} could not be sent yet${reason}${retry}`,
    failed > 0 && `${failed} failed`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return [];
  return [{ label: "Changes", text: parts.join(", "), isBad: failing + failed > 0 }];
}

/** Returns "12 seconds ago", never a future time because of differing clocks. */
function formatAgo(time: number, now: number): string {
  return formatDistanceStrict(Math.min(time, now), now, { addSuffix: true });
}

function formatWhen(time: number, now: number): string {
  return time <= now ? "now" : formatDistanceStrict(time, now, { addSuffix: true });
}

function shortenText(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > MAX_ERROR_LENGTH ? `${trimmed.slice(0, MAX_ERROR_LENGTH)}…` : trimmed;
}
