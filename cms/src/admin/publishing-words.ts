import { formatDistanceStrict } from "date-fns";
import type { RebuildStatus } from "../../../src/contract/rebuild";
import type { PublishingOverview } from "../publishing/overview";
import type { Silence } from "../publishing/site-status";

export type Tone = "good" | "busy" | "bad" | "quiet";
export type Row = { label: string; text: string; isBad?: boolean };
export type Words = { tone: Tone; headline: string; rows: Row[] };

/** Characters of an error; the whole of it stands in the site server's log. */
const MOST_OF_AN_ERROR = 400;

/** How publishing stands, in plain words. The headline changes with the state alone, not by time. */
export function publishingWords(overview: PublishingOverview): Words {
  const { site } = overview;
  return {
    ...headlineOf(overview),
    rows: [...(site.known ? siteRows(site.status, overview) : []), ...deliveryRows(overview)],
  };
}

/** True while something happens that one would wait for. */
export function isUnderWay({ deliveries, site }: PublishingOverview): boolean {
  if (deliveries.waiting > deliveries.failing) return true;
  if (!site.known) return false;
  const { buildingSince, pending, nextTry } = site.status;
  return buildingSince !== null || (pending !== null && nextTry === null);
}

type Headline = Pick<Words, "tone" | "headline">;

function headlineOf(overview: PublishingOverview): Headline {
  const { tells, site } = overview;
  if (tells === "no-secret") {
    return {
      tone: "bad",
      headline: "The site is not told of changes: WEBHOOK_SECRETS is not set.",
    };
  }
  if (site.known) return siteHeadline(site.status, overview);
  if (tells === "off" && site.why === "nobody-asked") {
    return {
      tone: "quiet",
      headline: "The site is not told of changes: REBUILD_WEBHOOK_URL is off.",
    };
  }
  return SILENCE[site.why];
}

const SILENCE: Record<Silence, Headline> = {
  "nobody-asked": {
    tone: "quiet",
    headline: "A build hook is told of changes; what becomes of them is shown at the host.",
  },
  "no-token": {
    tone: "bad",
    headline: "The state of the site is unknown: REBUILD_TOKEN is not set.",
  },
  unreachable: { tone: "bad", headline: "The site server cannot be reached." },
  refused: {
    tone: "bad",
    headline: "The site server does not tell its state: check REBUILD_TOKEN on both sides.",
  },
  unreadable: {
    tone: "bad",
    headline: "The site server's answer cannot be read: check REBUILD_STATUS_URL.",
  },
};

function siteHeadline(
  { live, pending, buildingSince, failures }: RebuildStatus,
  { contentVersion, deliveries }: PublishingOverview,
): Headline {
  if (buildingSince !== null) return { tone: "busy", headline: "The site is being built." };
  if (failures > 0) {
    return { tone: "bad", headline: "The last build failed; visitors get the release before it." };
  }
  if (pending !== null) return { tone: "busy", headline: "A change is waiting to be built." };
  if (live === null) return { tone: "bad", headline: "Nothing is live yet." };
  if (live.contentVersion === contentVersion) {
    return { tone: "good", headline: "The site is up to date." };
  }
  if (deliveries.waiting > 0) {
    return { tone: "busy", headline: "A change is on its way to the site." };
  }
  return { tone: "busy", headline: "The CMS is ahead of the site." };
}

function siteRows(status: RebuildStatus, { now, contentVersion }: PublishingOverview): Row[] {
  const { live, pending, buildingSince, failures, nextTry, lastError, lastBuild } = status;
  const rows: (Row | false | null)[] = [
    live && { label: "Live release", text: `${live.release}, ${counted(live.posts, "post")}` },
    live && { label: "Content version", text: versionWords(live.contentVersion, contentVersion) },
    buildingSince !== null && { label: "Building", text: `since ${ago(buildingSince, now)}` },
    pending && { label: "Waiting", text: `a change, since ${ago(pending.first, now)}` },
    lastBuild && {
      label: "Last build",
      text: `${ago(lastBuild.at, now)}, took ${lastBuild.seconds.toFixed(1)} s`,
    },
    failures > 0 &&
      lastError && {
        label: "Last error",
        text: [
          `${ago(lastError.at, now)}: ${shortened(lastError.message)}`,
          nextTry === null ? "" : `\nNext try ${when(nextTry, now)}.`,
        ].join(""),
        isBad: true,
      },
  ];
  return rows.filter((row) => row !== null && row !== false);
}

function versionWords(live: string | null, cms: string): string {
  if (live === null) return `unknown; ${cms} in the CMS`;
  return live === cms ? `${live}, the same as in the CMS` : `${live}; the CMS is ahead at ${cms}`;
}

function deliveryRows({ deliveries, now }: PublishingOverview): Row[] {
  const { waiting, failing, failed, lastError, nextTry } = deliveries;
  const why = lastError === null ? "" : ` (${lastError})`;
  const then = nextTry === null ? "" : `; next try ${when(nextTry, now)}`;
  const parts = [
    waiting > failing && `${waiting - failing} on the way`,
    failing > 0 && `${failing} could not be told yet${why}${then}`,
    failed > 0 && `${failed} given up`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return [];
  return [{ label: "Changes", text: parts.join(", "), isBad: failing + failed > 0 }];
}

/** "12 seconds ago"; a clock that is off by a little never puts the past into the future. */
function ago(time: number, now: number): string {
  return formatDistanceStrict(Math.min(time, now), now, { addSuffix: true });
}

/** "in 3 minutes"; "now" once the time has come. */
function when(time: number, now: number): string {
  return time <= now ? "now" : formatDistanceStrict(time, now, { addSuffix: true });
}

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}

function shortened(text: string): string {
  const plain = text.trim();
  return plain.length > MOST_OF_AN_ERROR ? `${plain.slice(0, MOST_OF_AN_ERROR)}…` : plain;
}
