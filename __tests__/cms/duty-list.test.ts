import type { DashboardContext } from "../../cms/src/admin/dashboard";
import { readApprovalLists } from "../../cms/src/admin/approval-lists";
import { readDutyLists } from "../../cms/src/admin/duty-list";

const TODAY = "2026-11-26";

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
  ["https://www.firm.in", "editor", ["This website is public and shows samples"]],
  ["https://www.firm.in", "admin", ["This website is public and shows samples", "Duties"]],
  ["http://localhost:9000", "editor", []],
  ["http://localhost:9000", "compliance", ["Duties"]],
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
