import { expect, test, type APIRequestContext } from "@playwright/test";
import type { AuditLine } from "../../cms/src/audit/chain";
import { auditVerify } from "./audit-verify";
import { create, login, unique, visitor, withToken } from "./cms-client";
import { FIELDS, partsOf, send } from "./enquiry-form";
import { OWN_CMS, staffOf, type Staff } from "./enquiry-staff";
import { inDatabase } from "./in-database";
import { patch } from "./publishing-staff";
import { startCms, type RunningCms } from "./running-cms";

// Who did what: one CMS, whose log grows from test to test and is falsified at the end.
test.describe.configure({ mode: "default" });

let cms: RunningCms;
let staff: Staff;
let editor: APIRequestContext;
let officer: APIRequestContext;

test.beforeAll(async () => {
  cms = await startCms(OWN_CMS);
  staff = await staffOf(cms);
  editor = await account("editor");
  officer = await account("compliance");
});
test.afterAll(async () => {
  await Promise.all([staff.client, editor, officer].map((client) => client.dispose()));
  await cms.end();
});

const emailOf = (role: string) => `${role}@audit.example`;

async function account(role: string): Promise<APIRequestContext> {
  const password = `${unique("password")} long enough`;
  await create(staff.client, "users", { email: emailOf(role), password, name: role, role });
  return withToken(await login({ email: emailOf(role), password }, cms.url), cms.url);
}

async function lines(): Promise<AuditLine[]> {
  const list = await officer.get("/cms/api/audit-log?pagination=false&sort=number");
  return ((await list.json()) as { docs: AuditLine[] }).docs;
}

/** What a change adds to the log, as "who action what: fields". */
async function noted(change: () => Promise<unknown>): Promise<string[]> {
  const before = (await lines()).length;
  await change();
  return (await lines()).slice(before).map(({ userEmail, action, ...line }) => {
    const who = userEmail.split("@")[0] || "nobody";
    return `${who} ${action} ${line.changedCollection}/${line.recordId}: ${line.fields}`;
  });
}

const NOW = new Date().toISOString();
const NONE = { carriedForward: 0, received: 0, resolved: 0, pending: 0 };

test("each step of a post is noted with who took it and which fields changed", async () => {
  let id = 0;
  const title = unique("Noted");
  const post = () => `posts/${id}`;
  const draft = await noted(async () => {
    ({ id } = await create(editor, "posts", { title, _status: "draft" }));
  });
  expect(draft).toEqual([expect.stringMatching(/^editor created posts\/\d+: title, .*_status$/)]);
  for (const [change, words] of [
    [() => patch(editor, post(), { _status: "published", slug: "noted" }), "published"],
    [() => patch(editor, post(), { author: "Somebody" }), "changed"],
    [() => patch(editor, post(), { deletedAt: NOW, successor: null }), "trashed"],
    [() => patch(editor, `${post()}?trash=true`, { deletedAt: null }), "restored"],
    [() => patch(editor, post(), { _status: "draft" }), "unpublished or drafted"],
    [() => patch(editor, `${post()}?draft=true&autosave=true`, { author: "Auto" }), ""],
    // What the drafts changed that saved themselves is what visitors see changed.
    [() => patch(editor, post(), { _status: "published" }), "published"],
  ] as const) {
    const added = (await noted(change)).join();
    if (words === "") expect(added).toBe("");
    else expect(added).toContain(`editor ${words} ${post()}: `);
    if (words === "changed") expect(added).toBe(`editor changed ${post()}: author`);
    if (words === "published") expect(added).toMatch(/slug, .*_status$|: author, _status$/);
    expect(added).not.toContain("Somebody");
  }
});

test("only a draft that saves itself is left out, not what is called an autosave", async () => {
  const { id: year } = await create(officer, "complaint-years", { year: "2009-10", ...NONE });
  const { id: user } = await create(staff.client, "users", {
    ...{ email: emailOf("riser"), name: "Riser", role: "editor" },
    password: `${unique("password")} long enough`,
  });
  const { id: post } = await create(editor, "posts", { title: unique("Unseen"), _status: "draft" });
  const bare = "?autosave=true";
  const self = "?autosave=true&draft=true";
  const slug = unique("unseen").replace(" ", "-");
  for (const [client, path, change, action] of [
    [officer, `complaint-years/${year}${bare}`, { received: 9, resolved: 9 }, "changed"],
    [officer, `complaint-years/${year}${self}`, { received: 8, resolved: 8 }, "changed"],
    [staff.client, `users/${user}${self}`, { role: "admin" }, "role changed"],
    [editor, `posts/${post}${self}`, { author: "Auto" }, null],
    [editor, `posts/${post}${bare}`, { author: "Unseen" }, "changed"],
    [editor, `posts/${post}${self}`, { slug, _status: "published" }, "published"],
    [editor, `posts/${post}${self}`, { author: "Auto" }, null],
    [editor, `posts/${post}${self}&draft=false`, { _status: "draft" }, "changed"],
    [editor, `posts/${post}${self}`, { deletedAt: NOW, successor: null }, "trashed"],
    [editor, `posts/${post}${self}&trash=true`, { deletedAt: null }, "restored"],
  ] as const) {
    const added = await noted(() => patch(client, path, change));
    const words =
      action === null ? [] : [expect.stringContaining(` ${action} ${path.split("?")[0]}: `)];
    expect(added, `${path} ${JSON.stringify(change)}`).toEqual(words);
  }
});

test("values stand there of complaint records and IPOs, and nothing of enquiries", async () => {
  const month = { year: 2013, month: "05", ...NONE, received: 1, resolved: 1 };
  const { id } = await create(officer, "complaint-months", month);
  await patch(officer, `complaint-months/${id}?select[id]=true`, { received: 3, resolved: 3 });
  expect((await lines()).at(-1)).toMatchObject({
    role: "compliance",
    fields: "received, resolved",
    details: '{"received":[1,3],"resolved":[1,3]}',
  });

  const sent = await noted(() => send(cms.url, partsOf({ subject: "A secret of a visitor" })));
  expect(sent).toEqual([expect.stringMatching(/^nobody created enquiries\/\d+: title, name/)]);
  const enquiry = (await staff.enquiries()).at(-1);
  await patch(editor, `enquiries/${enquiry?.id}`, { note: "A secret of the staff" });
  await staff.client.delete(`/cms/api/enquiries/${enquiry?.id}`);
  const all = JSON.stringify(await lines());
  expect(all).toContain("enquiries");
  for (const secret of [FIELDS.email, "secret of"]) expect(all).not.toContain(secret);
});

test("signing in, failing to, and another role are noted", async () => {
  const anyone = await visitor(cms.url);
  const tryOut = (email: string) =>
    anyone.post("/cms/api/users/login", { data: { email, password: "not this one at all" } });
  const failed = await noted(async () => {
    await tryOut(emailOf("editor"));
    await tryOut("my password, by mistake@x.example");
  });
  expect(failed).toEqual([
    expect.stringMatching(/^nobody sign-in failed users\/\d+: $/),
    "nobody sign-in failed users/: ",
  ]);
  await anyone.dispose();

  const { id } = await create(staff.client, "users", {
    ...{ email: emailOf("climber"), name: "Climber", role: "editor" },
    password: `${unique("password")} long enough`,
  });
  await patch(staff.client, `users/${id}`, { role: "compliance" });
  await patch(staff.client, `users/${id}`, { password: `${unique("password")} long enough` });
  const [last, password] = (await lines()).slice(-2);
  expect(password).toMatchObject({ action: "changed", fields: "password", details: "" });
  expect(last).toMatchObject({ action: "role changed", fields: "role", recordId: String(id) });
  expect(last?.details).toBe('{"role":["editor","compliance"]}');
  const signIns = (await lines()).filter(({ action }) => action === "signed-in");
  expect(signIns.map(({ userEmail }) => userEmail.split("@")[0])).toContain("compliance");
});

test("nobody changes a line, whoever asks and however; compliance reads and exports it", async () => {
  const before = await lines();
  const path = "/cms/api/audit-log";
  const data = { action: "nothing", number: 7, deletedAt: new Date().toISOString() };
  const some = "where[number][exists]=true";
  for (const client of [staff.client, officer, editor]) {
    for (const answer of [
      await client.post(path, { data }),
      await client.post(`${path}/1/duplicate`, { data }),
      await client.patch(`${path}/1`, { data }),
      await client.patch(`${path}?${some}&trash=true`, { data }),
      await client.delete(`${path}/1?trash=true`),
      await client.delete(`${path}?${some}`),
      await client.post(`${path}/versions/1`, { data }),
    ]) {
      expect(answer.status(), answer.url()).toBeGreaterThanOrEqual(400);
    }
  }
  expect(await lines()).toEqual(before);
  expect((await editor.get(path)).status()).toBe(403);
  expect((await editor.get(`${path}/export`)).status()).toBe(403);
  const csv = await (await officer.get(`${path}/export`)).text();
  expect(csv.trimEnd().split("\r\n")).toHaveLength(before.length + 1);
  expect(csv).toContain(`"${before.at(-1)?.hash}"`);
});

test("the chain holds under parallel writes; audit:verify names what was changed or taken out", async () => {
  const names = Array.from({ length: 20 }, () => unique("Parallel"));
  await Promise.all(names.map((name) => create(editor, "categories", { name })));
  const verify = (...kept: string[]) => auditVerify(cms, OWN_CMS, ...kept);
  const whole = await verify();
  expect(whole.code, whole.lines.join()).toBe(0);
  const last = (await lines()).at(-1);
  const kept = `${last?.number}:${last?.hash}`;
  expect(whole.lines).toEqual([expect.stringContaining(`To keep: ${kept}`)]);

  await inDatabase(cms, "UPDATE audit_log SET user_email = 'x@x.example' WHERE number = 3");
  await inDatabase(cms, "DELETE FROM audit_log WHERE number IN (5, 6)");
  await inDatabase(cms, "DELETE FROM audit_log WHERE number = ?", [last?.number ?? 0]);
  const falsified = await verify(kept);
  expect(falsified.code).toBe(1);
  expect(falsified.lines).toEqual([
    "Audit log: line 3 was changed.",
    "Audit log: lines 5 to 6 are missing.",
    expect.stringContaining(`line ${last?.number} is not there`),
  ]);
});
