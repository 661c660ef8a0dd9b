import { readdir, readFile } from "node:fs/promises";
import type { ApprovalResponse } from "../../cms/src/posts/approval/approval-endpoint";
import { createPng } from "./pictures";
import { startRestCms, useRestCms, type RestCms } from "./rest-cms";

type Calls = Pick<RestCms, "get" | "post" | "patch">;
type Saved = { doc: { id: number; active?: boolean } };

const cms = useRestCms();
let editor: Calls;
let officer: Calls;

beforeAll(async () => {
  editor = await cms.addAccount("editor", "meera");
  officer = await cms.addAccount("compliance", "farid");
});

const addPicture = async () => (await cms.upload(await createPng())).json.doc.id;
const approve = async (by: Calls, path: string, data: object = {}) => {
  const { json } = await by.get<ApprovalResponse>(`/cms/api/${path}/approval`);
  const step = { action: "approve", digest: json.digest, ...data };
  return by.post<ApprovalResponse>(`/cms/api/${path}/approval`, step);
};

test.each([
  ["events", { title: "Day" }, "image"],
  ["small-carousels", { name: "Deck" }, "img1"],
])(
  "EDT-51 %s are active only with pictures that a second person approved",
  async (slug, name, key) => {
    const data: Record<string, unknown> = { ...name, [key]: await addPicture() };
    const alone = await editor.post(`/cms/api/${slug}`, { ...data, active: true });
    expect([alone.status, alone.text]).toEqual([
      400,
      expect.stringContaining("Another person must approve this first."),
    ]);
    const forged = { approval: { state: "approved" }, editors: [] };
    const { json } = await editor.post<Saved>(`/cms/api/${slug}`, { ...data, ...forged });
    const path = `${slug}/${json.doc.id}`;
    expect((await editor.patch(`/cms/api/${path}`, { active: true })).status).toBe(400);
    expect((await approve(editor, path)).status).toBe(403);
    const shown = await approve(officer, path, { publish: true });
    expect([shown.status, shown.json.state]).toEqual([200, "approved"]);
    expect((await cms.get<Saved["doc"]>(`/cms/api/${path}`)).json.active).toBe(true);
    const other = await editor.patch(`/cms/api/${path}`, { [key]: await addPicture() });
    expect(other.status).toBe(400);
    const changeText = (alt: string) => editor.patch(`/cms/api/media/${data[key]}`, { alt });
    const refused = await changeText("Buy this");
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining("where a change needs approval"),
    ]);
    await editor.patch(`/cms/api/${path}`, { active: false });
    expect((await changeText("Another text")).status).toBe(200);
    expect((await editor.patch(`/cms/api/${path}`, { active: true })).status).toBe(400);
  },
);

type Wire = { _id: string; lotSize: number; review: string | null; reviewAuthor: string | null };

test("IPO-24 facts of an IPO are public at once, a rating and review once a second person approved it", async () => {
  const opinion = {
    ...{ listingAt: "Neutral", review: "Steady.", reviewAuthor: "Analyst A (sample)" },
    ...{ reviewDate: "2026-11-20T12:00:00Z", holdingStatement: "None." },
  };
  const source = { sourceName: "Sample", asOf: "2026-10-20T05:00:00.000Z" };
  const { json } = await editor.post<Saved>("/cms/api/ipos", {
    ...{ company: "Mills (sample)", lotSize: 100, ...source, ...opinion },
  });
  const path = `ipos/${json.doc.id}`;
  const readWire = async (by: Calls = cms) =>
    (await by.get<Wire[]>("/api/company/ipos")).json.find(({ _id }) => _id === `${json.doc.id}`);
  const hidden = { review: null, reviewAuthor: null, listingAt: null, holdingStatement: null };
  expect(await readWire()).toMatchObject({ lotSize: 100, ...hidden });
  expect((await approve(officer, path)).status).toBe(200);
  expect(await readWire()).toMatchObject({ lotSize: 100, review: "Steady." });
  await editor.patch(`/cms/api/${path}`, { lotSize: 200 });
  expect(await readWire()).toMatchObject({ lotSize: 200, review: "Steady." });
  await editor.patch(`/cms/api/${path}`, { review: "Weak." });
  expect(await readWire()).toMatchObject({ lotSize: 200, ...hidden });
  const without = await startRestCms({ DATA_DIR: cms.dataDir, APPROVAL: "off" });
  expect(await readWire(without)).toMatchObject({ review: "Weak." });
  await without.kill();
});

test.each([
  ["upcoming-ipos", "upcomingIpos", "Subscribe for long-term"],
  ["ipo-listings", "ipoListingsToday", "high\u200b risk"],
  ["upcoming-ipos", "upcomingIpos", "cheap at ₹ 980"],
  ["ipos", "openingDateNote", "must subscribe"],
])("IPO-24, IPO-26 %s: “%s” is refused with an opinion", async (list, field, opinion) => {
  const line = { company: "Mills", [field]: `Mills: ${opinion}`, day: "2026-12-09" };
  const { status, text } = await editor.post(`/cms/api/${list}`, line);
  expect([status, text]).toEqual([400, expect.stringMatching(/is an opinion\. Only facts/)]);
});

test("EDT-52 approvers and editors get mails, and a note stays in the audit log", async () => {
  const { json } = await editor.post<Saved>("/cms/api/events", {
    ...{ title: "Mailed", image: await addPicture() },
  });
  const path = `events/${json.doc.id}`;
  await approve(officer, path, { note: "Reference BSE/1 (sample)" });
  const folder = `${cms.dataDir}/outbox`;
  const names = await readdir(folder);
  const mails = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, "utf8")));
  const about = mails.filter((mail) => mail.includes(": Mailed"));
  const readHead = (mail: string, name: string) =>
    new RegExp(`^${name}: (.*)$`, "m").exec(mail)?.[1]?.trim();
  expect(
    about.map((mail) => `${readHead(mail, "To")} ${readHead(mail, "Subject")}`).sort(),
  ).toEqual([
    "admin@rest.example Please approve: Mailed",
    "farid@rest.example Please approve: Mailed",
    "meera@rest.example Approved, ready to publish: Mailed",
  ]);
  expect(about.every((mail) => mail.includes(`/cms/collections/${path}`))).toBe(true);
  const log = await cms.get("/cms/api/audit-log?where[action][equals]=approved&limit=0");
  expect(log.text).toContain("Reference BSE/1 (sample)");
});
