import type { DashboardContext } from "../../cms/src/admin/dashboard";
import { readApprovalLists } from "../../cms/src/admin/approval-lists";
import { readDutyLists } from "../../cms/src/admin/duty-list";
import { readHealthList } from "../../cms/src/admin/health-list";
import { writeFileSync } from "node:fs";
import { createTestFolder } from "../support/temporary-folder";

// Jest cannot load Payload.
jest.mock("../../cms/src/lib/disk-full", () => ({ readFreeBytes: async () => 2 ** 29 }));

const TODAY = "2026-11-26";
const toPath = createTestFolder();
const STATES = ["Duties FAILED", "Duties BY HAND", "Duties OK"];

test("TRU-26 a fault of the database is not reported as one of duties.yaml", async () => {
  const failFind = () => Promise.reject(new Error("database is locked"));
  const payload = {
    ...{ find: failFind, count: async () => ({ totalDocs: 0 }) },
    ...{ config: { admin: {} }, logger: { error: jest.fn() } },
  } as object;
  const context = { payload, today: TODAY } as DashboardContext;
  await expect(readDutyLists(context, "admin")).rejects.toThrow("database is locked");
  Object.assign(payload, { find: async () => ({ docs: [] }) });
  const [unreadable] = await readDutyLists(context, "admin", "/absent");
  expect(unreadable?.items).toEqual([]);
});

test.each([
  ["2026-09-30", "Duties DUE", false],
  ["2026-09-01", "Duties OK", true],
  ["2026-10-14", "Duties FAILED", false],
  ["2026-11-26", "Duties FAILED", true],
])(
  "EDT-58 on %s, with the fee block until 7 October, %s is folded: %s",
  async (today, title, is) => {
    const payload = {
      ...{ find: async () => ({ docs: [] }), count: async () => ({ totalDocs: 0 }) },
      config: { admin: {} },
    } as object;
    const lists = await readDutyLists({ payload, today } as DashboardContext, "compliance");
    expect(lists.find((list) => list.title === title)).toMatchObject({ isFolded: is });
  },
);

test("EDT-58 an admin sees an old backup, failed mails and a full disk as bad", async () => {
  const dataDir = toPath();
  const payload = { count: async () => ({ totalDocs: 2 }) } as object;
  const now = new Date("2026-11-26T06:00:00Z");
  const context = { payload, dataDir, now, sendsMail: true } as DashboardContext;
  const readItems = async () =>
    (await readHealthList(context)).items.map(({ note, isBad }) => [note, isBad]);
  expect(await readItems()).toEqual([
    ["None was checked here", true],
    ["2 failed", true],
    ["0.5 GB free", true],
  ]);
  for (const [time, isBad] of [
    ["2026-11-25T21:00:00Z", false],
    ["2026-11-24T21:00:00Z", true],
  ]) {
    writeFileSync(`${dataDir}/backup-checked.txt`, String(time));
    expect((await readItems())[0]).toEqual([expect.stringMatching(/^Checked: 2[56] Nov/), isBad]);
  }
});

test.each([
  ["https://www.firm.in", "editor", ["This website is public and shows samples"]],
  ["https://www.firm.in", "admin", ["This website is public and shows samples", ...STATES]],
  ["http://localhost:9000", "editor", []],
  ["http://localhost:9000", "compliance", STATES],
] as const)(
  "TRU-26 at %s the dashboard of the %s has the lists %j",
  async (siteUrl, role, titles) => {
    const payload = {
      ...{ find: async () => ({ docs: [] }), count: async () => ({ totalDocs: 1 }) },
      config: { admin: { custom: { siteUrl } } },
    } as object;
    const lists = await readDutyLists({ payload, today: TODAY } as DashboardContext, role);
    expect(lists.map(({ title }) => title)).toEqual(titles);
  },
);

test("EDT-52 a pop-up that another one replaced is not listed as ready to publish", async () => {
  const toEvent = (title: string, at: string, active = false) => ({
    ...{ id: 1, title, active },
    approval: { state: "approved", by: "Farid", at },
  });
  const events = [
    toEvent("Old", "2026-11-01T05:00:00.000Z"),
    toEvent("Shown", "2026-11-02T05:00:00.000Z", true),
    toEvent("New", "2026-11-03T05:00:00.000Z"),
  ];
  const find = async ({ collection }: { collection: string }) => ({
    docs: collection === "events" ? events : [],
  });
  const payload = { find, config: { routes: { admin: "/cms" } } } as object;
  const [, ready] = await readApprovalLists({ payload, today: TODAY } as DashboardContext);
  expect(ready?.items.map(({ label }) => label)).toEqual(["New"]);
});
