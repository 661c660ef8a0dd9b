import { isPublishing, describePublishing } from "../../cms/src/admin/publishing-messages";
import type { PublishingStatus } from "../../cms/src/publishing/publishing-status";
import type { RebuildStatus } from "../../src/shared/contract/rebuild";
import { IDLE } from "../support/rebuild-status";

const NOW = Date.UTC(2026, 10, 21, 12);

const none = { waiting: 0, failing: 0, failed: 0, lastError: null, nextTry: null };

const toSummary = (
  changed: Partial<RebuildStatus>,
  more: Partial<PublishingStatus> = {},
): PublishingStatus => ({
  now: NOW,
  contentVersion: "v1",
  notifies: "yes",
  deliveries: none,
  releaseTimes: {},
  hold: null,
  previews: {},
  site: { isKnown: true, status: { ...IDLE, ...changed } },
  ...more,
});

const AHEAD = { contentVersion: "v2" };
const ON_THE_WAY = { ...none, waiting: 1 };
const NO_SECRET =
  "Changes are not sent to the site: WEBHOOK_SECRETS is not set. Ask the operator to set it.";
const FULL = { buildingSince: NOW - 12_000, buildReason: "sources changed" };
const REFUSED = {
  content: {
    ...{ next: null, waiting: null },
    refused: { commit: "c".repeat(40), author: "A", message: "M", faults: ["content/a.md:1: b"] },
  },
};
const UNPUBLISHED =
  "Unpublished posts are off the site already; lists, feeds and the search follow with the build.";
test.each([
  [{}, {}, "good", "The site is up to date."],
  [{}, AHEAD, "busy", "The CMS is ahead of the site."],
  [{}, { ...AHEAD, deliveries: ON_THE_WAY }, "busy", "A change is on its way to the site."],
  [{ pending: { first: NOW, latest: NOW } }, {}, "busy", "A change is waiting to be built."],
  [{ buildingSince: NOW, failures: 1 }, {}, "busy", "The site is being built."],
  [FULL, {}, "busy", "The site is being built in full."],
  [
    { ...FULL, fullSeconds: 1140, withdrawn: 1 },
    {},
    "busy",
    `The site is being built in full, which takes about 19 minutes. ${UNPUBLISHED}`,
  ],
  [
    { pending: { first: NOW, latest: NOW }, withdrawn: 2 },
    {},
    "busy",
    `A change is waiting to be built. ${UNPUBLISHED}`,
  ],
  [{ live: null }, {}, "bad", "Nothing is live yet. Press “Rebuild now” or ask an editor."],
  [{}, { notifies: "no-secret" }, "bad", NO_SECRET],
  [REFUSED, {}, "bad", "Texts of commit cccccccc were refused; “Details” says why."],
] as const)("BLD-05, EDT-02 the headline names the state (%#)", (changed, more, tone, headline) => {
  expect(describePublishing(toSummary(changed, more))).toMatchObject({ tone, headline });
});

test.each([
  ["no-status-url", "yes", "Changes are sent to a build hook"],
  ["no-status-url", "off", "REBUILD_WEBHOOK_URL is off"],
  [
    "unreachable",
    "yes",
    "The site server cannot be reached. If this lasts, ask the operator to check it.",
  ],
  ["refused", "yes", "check REBUILD_TOKEN on both sides"],
  ["unreadable", "yes", "response cannot be read"],
] as const)(
  "BLD-05 for a site with the state %s (notified: %s) the badge says %s",
  (reason, notifies, headline) => {
    const site = { isKnown: false, reason } as const;
    expect(describePublishing(toSummary({}, { notifies, site })).headline).toContain(headline);
  },
);

const build = { release: "r-1", contentVersion: "v1" };

test("BLD-05 shows readable times by the CMS's clock", () => {
  const { rows } = describePublishing(
    toSummary({
      failures: 3,
      lastError: { at: NOW - 90_000, message: "x".repeat(1000) },
      nextTry: NOW + 30_000,
      lastBuild: { ...build, at: NOW - 7_200_000, seconds: 9.14, kind: "increment" },
    }),
  );
  const getText = (label: string) => rows.find((row) => row.label === label)?.text ?? "";
  expect(getText("Last build")).toBe("2 hours ago, took 9.1 s, incremental");
  expect(getText("Last error")).toMatch(/^2 minutes ago: x{400}…\nNext attempt in 30 seconds\.$/);
  expect(getText("Content version")).toBe("v1, the same as in the CMS");

  const late = { at: NOW + 500, message: "x" };
  const soon = describePublishing(toSummary({ failures: 1, lastError: late, nextTry: NOW - 2000 }));
  expect(soon.rows.at(-1)?.text).toBe("0 seconds ago: x\nNext attempt now.");
});

test("BLD-05 shows the reason of a full build, also a running one, and the differences it found", () => {
  expect(describePublishing(toSummary(FULL)).rows).toContainEqual({
    label: "Build started",
    text: "12 seconds ago, in full: sources changed",
  });
  const { rows } = describePublishing(
    toSummary({
      lastBuild: { ...build, at: NOW - 1000, seconds: 60, kind: "full", reason: "sources changed" },
      differences: { at: NOW - 60_000, files: ["/a.html", "/b.html"] },
    }),
  );
  expect(rows.map(({ text }) => text)).toContain(
    "1 second ago, took 60.0 s, full build: sources changed",
  );
  expect(rows).toContainEqual({
    label: "Differences",
    text: "the full build 1 minute ago changed files without a change of content: /a.html, /b.html",
    isBad: true,
  });
});

test("OPS-03 the headline names a release that failed its check, with the reasons", () => {
  const failedCheck = {
    at: NOW - 2000,
    release: "r-2",
    restored: "r-1",
    faults: ["/ is 500", "b"],
  };
  const { tone, headline, rows } = describePublishing(toSummary({ failedCheck }, AHEAD));
  expect(tone).toBe("bad");
  expect(headline).toBe(
    "The last release failed its check; visitors get the previous release. Ask the operator to check it.",
  );
  expect(rows).toContainEqual({
    label: "Failed check",
    text: "r-2, 2 seconds ago: / is 500; b",
    isBad: true,
  });
  const alone = toSummary({ failedCheck: { ...failedCheck, restored: null } });
  expect(describePublishing(alone).headline).toBe(
    "The last release failed its check; visitors get it. Ask the operator to check it.",
  );
});

test("BLD-05 shows failing and abandoned deliveries with their reason", () => {
  const counts = { waiting: 3, failing: 2, failed: 1 };
  const deliveries = { ...counts, lastError: "ECONNREFUSED", nextTry: NOW + 8000 };
  expect(describePublishing(toSummary({}, { deliveries })).rows.at(-1)).toEqual({
    label: "Changes",
    text: "1 on the way, 2 could not be sent yet (ECONNREFUSED); next attempt in 8 seconds, 1 failed",
    isBad: true,
  });
});

test("BLD-05 the badge polls often while something happens, not while it waits for a retry", () => {
  const pending = { first: NOW, latest: NOW };
  expect(isPublishing(toSummary({}))).toBe(false);
  expect(isPublishing(toSummary({ buildingSince: NOW }))).toBe(true);
  expect(isPublishing(toSummary({ pending }))).toBe(true);
  expect(isPublishing(toSummary({ pending, nextTry: NOW + 60_000 }))).toBe(false);
  expect(isPublishing(toSummary({}, { deliveries: ON_THE_WAY }))).toBe(true);
  expect(isPublishing(toSummary({}, { deliveries: { ...ON_THE_WAY, failing: 1 } }))).toBe(false);
});
