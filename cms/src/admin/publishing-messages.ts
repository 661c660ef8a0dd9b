import { formatDistanceStrict } from "date-fns";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import type { RebuildStatus } from "../../../src/shared/contract/rebuild";
import type { PublishingStatus } from "../publishing/publishing-status";
import type { UnknownReason } from "../publishing/site-status";

export type Tone = "good" | "busy" | "bad" | "quiet";
export type Row = { label: string; text: string; isBad?: boolean };
export type PublishingMessages = { tone: Tone; headline: string; rows: Row[] };

/** Characters of a shown error; the site server's log has the complete text. */
const MAX_OF_AN_ERROR = 400;

/** Describes the state of publishing. The headline changes only with the state, not with time. */
export function describePublishing(overview: PublishingStatus): PublishingMessages {
  const { site } = overview;
  return {
    ...chooseHeadline(overview),
    rows: [
      ...(site.known ? listSiteRows(site.status, overview) : []),
      ...listDeliveryRows(overview),
    ],
  };
}

export function isUnderWay({ deliveries, site }: PublishingStatus): boolean {
  if (deliveries.waiting > deliveries.failing) return true;
  if (!site.known) return false;
  const { buildingSince, pending, nextTry } = site.status;
  return buildingSince !== null || (pending !== null && nextTry === null);
}

type Headline = Pick<PublishingMessages, "tone" | "headline">;

const say = (tone: Tone, headline: string): Headline => ({ tone, headline });

function chooseHeadline(overview: PublishingStatus): Headline {
  const { notifies, site } = overview;
  if (notifies === "no-secret") {
    return say("bad", "Changes are not sent to the site: WEBHOOK_SECRETS is not set.");
  }
  if (site.known) return describeSite(site.status, overview);
  if (notifies === "off" && site.why === "nobody-asked") {
    return say("quiet", "Changes are not sent to the site: REBUILD_WEBHOOK_URL is off.");
  }
  return UNKNOWN_HEADLINES[site.why];
}

const UNKNOWN_HEADLINES: Record<UnknownReason, Headline> = {
  "nobody-asked": say(
    "quiet",
    "Changes are sent to a build hook. See the host for the state of its builds.",
  ),
  "no-token": say("bad", "The status of the site is unknown: REBUILD_TOKEN is not set."),
  unreachable: say("bad", "The site server cannot be reached."),
  refused: say(
    "bad",
    "The site server refused to report its status: check REBUILD_TOKEN on both sides.",
  ),
  unreadable: say("bad", "The site server's response cannot be read: check REBUILD_STATUS_URL."),
};

function describeSite(
  status: RebuildStatus,
  { contentVersion, deliveries, releaseTimes }: PublishingStatus,
): Headline {
  const { live, unreadable, pendingApproval, pending, buildingSince, failures } = status;
  if (unreadable !== null) {
    return say("bad", "The live release cannot be read; visitors see another one. Publish again.");
  }
  if (buildingSince !== null) return say("busy", "The site is being built.");
  if (pendingApproval !== null) {
    return say(
      "bad",
      `Pending approval: ${formatCount(pendingApproval.lost, "post")} would be removed. The live release stays until an admin confirms.`,
    );
  }
  if (failures > 0) {
    return say("bad", "The last build failed; visitors get the release before it.");
  }
  if (status.failedCheck !== null) {
    const shown = status.failedCheck.restored === null ? "it" : "the release before it";
    return say("bad", `The last release failed its check; visitors get ${shown}.`);
  }
  if (pending !== null) return say("busy", "A change is waiting to be built.");
  if (live === null) return say("bad", "Nothing is live yet.");
  if (live.contentVersion === contentVersion) {
    const since = releaseTimes[live.release];
    if (since === undefined) return say("good", "The site is up to date.");
    const time = formatIndianTime(new Date(since).toISOString());
    return say("good", `Your last change has been on the site since ${time}.`);
  }
  if (deliveries.waiting > 0) return say("busy", "A change is on its way to the site.");
  return say("busy", "The CMS is ahead of the site.");
}

function listSiteRows(status: RebuildStatus, { now, contentVersion }: PublishingStatus): Row[] {
  const { live, unreadable, pendingApproval, pending, buildingSince } = status;
  const { failures, nextTry, lastError, lastBuild, differences, failedCheck } = status;
  const rows: (Row | false | null)[] = [
    unreadable !== null && { label: "Cannot be read", text: unreadable, isBad: true },
    pendingApproval !== null && {
      label: "Pending approval",
      text: `${pendingApproval.id}, ${formatCount(pendingApproval.posts, "post")}`,
      isBad: true,
    },
    live && { label: "Live release", text: `${live.release}, ${formatCount(live.posts, "post")}` },
    live && { label: "Content version", text: versionText(live.contentVersion, contentVersion) },
    buildingSince !== null && { label: "Building", text: `since ${formatAgo(buildingSince, now)}` },
    pending && { label: "Waiting", text: `a change, since ${formatAgo(pending.first, now)}` },
    lastBuild && {
      label: "Last build",
      text: `${formatAgo(lastBuild.at, now)}, took ${lastBuild.seconds.toFixed(1)} s, ${kindText(lastBuild)}`,
    },
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
          `${formatAgo(lastError.at, now)}: ${shorten(lastError.message)}`,
          nextTry === null ? "" : `\nNext try ${when(nextTry, now)}.`,
        ].join(""),
        isBad: true,
      },
  ];
  return rows.filter((row) => row !== null && row !== false);
}

function kindText({ kind, reason }: NonNullable<RebuildStatus["lastBuild"]>): string {
  return kind === "increment" ? "an increment" : `in full${reason ? `: ${reason}` : ""}`;
}

function versionText(live: string | null, cms: string): string {
  if (live === null) return `unknown; ${cms} in the CMS`;
  return live === cms ? `${live}, the same as in the CMS` : `${live}; the CMS is ahead at ${cms}`;
}

function listDeliveryRows({ deliveries, now }: PublishingStatus): Row[] {
  const { waiting, failing, failed, lastError, nextTry } = deliveries;
  const why = lastError === null ? "" : ` (${lastError})`;
  const then = nextTry === null ? "" : `; next try ${when(nextTry, now)}`;
  const parts = [
    waiting > failing && `${waiting - failing} on the way`,
    failing > 0 && `${failing} could not be sent yet${why}${then}`,
    failed > 0 && `${failed} given up`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return [];
  return [{ label: "Changes", text: parts.join(", "), isBad: failing + failed > 0 }];
}

/** Returns "12 seconds ago", never a future time because of differing clocks. */
function formatAgo(time: number, now: number): string {
  return formatDistanceStrict(Math.min(time, now), now, { addSuffix: true });
}

function when(time: number, now: number): string {
  return time <= now ? "now" : formatDistanceStrict(time, now, { addSuffix: true });
}

function formatCount(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}

function shorten(text: string): string {
  const plain = text.trim();
  return plain.length > MAX_OF_AN_ERROR ? `${plain.slice(0, MAX_OF_AN_ERROR)}…` : plain;
}
