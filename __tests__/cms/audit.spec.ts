import { expect } from "@playwright/test";
import type { AuditLine } from "../../cms/src/audit/chain";
import { runAuditVerify } from "./audit-verify";
import { postDoc, getDocs, makeName, openAsVisitor } from "./cms-client";
import type { Person } from "./cms-test";
import { FIELDS, toParts, sendForm } from "./enquiry-form";
import { OWN_CMS } from "./enquiry-staff";
import { changeDatabase } from "./in-database";
import { patchDoc, test, type Publisher } from "./publishing-staff";
import type { RunningCms } from "./running-cms";

// The tests share one log, and the last one falsifies it.
test.describe.configure({ mode: "default" });

let cms: RunningCms;
let staff: Publisher;
let editor: Person;
let officer: Person;

test.beforeAll(({ cmsFixture }) => {
  ({ cms, staff, editor, officer } = cmsFixture);
});

const getLines = () => getDocs<AuditLine>(officer.client, "audit-log?pagination=false&sort=number");

/** Returns the log lines of a change as "who action what: fields". */
async function recordLines(change: () => Promise<unknown>): Promise<string[]> {
  const before = (await getLines()).length;
  await change();
  return (await getLines()).slice(before).map(({ userEmail, action, ...line }) => {
    const who = userEmail.split(/[-@]/)[0] || "nobody";
    return `${who} ${action} ${line.changedCollection}/${line.recordId}: ${line.fields}`;
  });
}

const NONE = { carriedForward: 0, received: 0, resolved: 0, pending: 0 };

test("the audit log records each step with its user and changed fields, but no autosave", async () => {
  let postId = 0;
  const draft = await recordLines(async () => {
    const data = { title: makeName("Noted"), _status: "draft" };
    ({ id: postId } = await postDoc(editor.client, "posts", data));
  });
  expect(draft).toEqual([expect.stringMatching(/^editor created posts\/\d+: title, .*_status$/)]);
  expect((await getLines()).at(-1)).toMatchObject({ userEmail: editor.email, role: "editor" });
  const { id: yearId } = await postDoc(officer.client, "complaint-years", {
    year: "2009-10",
    ...NONE,
  });
  const post = `posts/${postId}`;
  const year = `complaint-years/${yearId}`;
  const user = `users/${(await staff.addAccount("editor")).id}`;
  const slug = makeName("noted").replace(" ", "-");
  const bare = "?autosave=true";
  const self = `${bare}&draft=true`;
  const trashed = { deletedAt: new Date().toISOString(), successor: null };
  for (const [{ client }, path, change, entry] of [
    // A save of a collection without drafts is logged, even if it is marked as an autosave.
    [officer, `${year}${bare}`, { received: 9, resolved: 9 }, `compliance changed ${year}: `],
    [officer, `${year}${self}`, { received: 8, resolved: 8 }, `compliance changed ${year}: `],
    [staff, `${user}${self}`, { role: "admin" }, `admin role changed ${user}: role$`],
    [editor, `${post}${self}`, { author: "Auto" }, null],
    [editor, `${post}${bare}`, { author: "Somebody" }, `editor changed ${post}: author$`],
    [editor, `${post}${self}`, { slug, _status: "published" }, `editor published ${post}: `],
    [editor, `${post}${self}`, { author: "Auto" }, null],
    [editor, `${post}${self}&draft=false`, { _status: "draft" }, `editor changed ${post}: `],
    [editor, post, { _status: "published" }, `editor published ${post}: `],
    [editor, post, { author: "Somebody else" }, `editor changed ${post}: author$`],
    // Publishing logs the fields that autosaves changed.
    [editor, `${post}${self}`, { author: "By itself" }, null],
    [editor, post, { _status: "published" }, `editor published ${post}: author$`],
    [editor, post, { _status: "draft" }, `editor unpublished or saved as draft ${post}: `],
    [editor, `${post}${self}`, trashed, `editor trashed ${post}: `],
    [editor, `${post}${self}&trash=true`, { deletedAt: null }, `editor restored ${post}: `],
  ] as const) {
    const added = await recordLines(() => patchDoc(client, path, change));
    const line = entry === null ? [] : [expect.stringMatching(new RegExp(`^${entry}`))];
    expect(added, `${path} ${JSON.stringify(change)}`).toEqual(line);
    expect(added.join()).not.toContain("Somebody");
  }
});

test("the audit log records values of complaint records and IPOs, but none of enquiries", async () => {
  const month = { year: 2013, month: "05", ...NONE, received: 1, resolved: 1 };
  const { id } = await postDoc(officer.client, "complaint-months", month);
  await patchDoc(officer.client, `complaint-months/${id}?select[id]=true`, {
    received: 3,
    resolved: 3,
  });
  expect((await getLines()).at(-1)).toMatchObject({
    role: "compliance",
    fields: "received, resolved",
    details: '{"received":[1,3],"resolved":[1,3]}',
  });

  const sent = await recordLines(() =>
    sendForm(cms.url, toParts({ subject: "A secret of a visitor" })),
  );
  expect(sent).toEqual([expect.stringMatching(/^nobody created enquiries\/\d+: title, name/)]);
  const enquiry = (await staff.getEnquiries()).at(-1);
  await patchDoc(editor.client, `enquiries/${enquiry?.id}`, { note: "A secret of the staff" });
  await staff.client.delete(`/cms/api/enquiries/${enquiry?.id}`);
  const all = JSON.stringify(await getLines());
  expect(all).toContain("enquiries");
  for (const secret of [FIELDS.email, "secret of"]) expect(all).not.toContain(secret);
});

test("the audit log records sign-ins, failed sign-ins and changed roles", async () => {
  const anyone = await openAsVisitor(cms.url);
  const trySignIn = (email: string, login = "login") =>
    anyone.post(`/cms/api/users/${login}`, { data: { email, password: "not this one at all" } });
  const failed = await recordLines(async () => {
    await trySignIn(editor.email);
    await trySignIn(editor.email, "log%69n");
    await trySignIn("my password, by mistake@x.example");
  });
  const known = expect.stringMatching(/^nobody sign-in failed users\/\d+: $/);
  expect(failed).toEqual([known, known, "nobody sign-in failed users/: "]);
  await anyone.dispose();

  const { id } = await staff.addAccount("editor");
  await patchDoc(staff.client, `users/${id}`, { role: "compliance" });
  await patchDoc(staff.client, `users/${id}`, { password: `${makeName("password")} long enough` });
  const [role, password] = (await getLines()).slice(-2);
  expect(password).toMatchObject({ action: "changed", fields: "password", details: "" });
  expect(role).toMatchObject({ action: "role changed", fields: "role", recordId: String(id) });
  expect(role?.details).toBe('{"role":["editor","compliance"]}');
  const signIns = (await getLines()).filter(({ action }) => action === "signed-in");
  expect(signIns.map(({ userEmail }) => userEmail)).toContain(officer.email);
});

test("no account can change a log line; compliance officers read and export the log", async () => {
  const before = await getLines();
  const path = "/cms/api/audit-log";
  const data = { action: "nothing", number: 7, deletedAt: new Date().toISOString() };
  const some = "where[number][exists]=true";
  for (const { client } of [staff, officer, editor]) {
    for (const response of [
      await client.post(path, { data }),
      await client.post(`${path}/1/duplicate`, { data }),
      await client.patch(`${path}/1`, { data }),
      await client.patch(`${path}?${some}&trash=true`, { data }),
      await client.delete(`${path}/1?trash=true`),
      await client.delete(`${path}?${some}`),
      await client.post(`${path}/versions/1`, { data }),
    ]) {
      expect(response.status(), response.url()).toBeGreaterThanOrEqual(400);
    }
  }
  expect(await getLines()).toEqual(before);
  expect((await editor.client.get(path)).status()).toBe(403);
  expect((await editor.client.get(`${path}/export`)).status()).toBe(403);
  const csv = await (await officer.client.get(`${path}/export`)).text();
  expect(csv.trimEnd().split("\r\n")).toHaveLength(before.length + 1);
  expect(csv).toContain(`"${before.at(-1)?.hash}"`);
});

test("the chain survives parallel writes; audit:verify names changed and missing lines", async () => {
  const names = Array.from({ length: 20 }, () => makeName("Parallel"));
  await Promise.all(names.map((name) => postDoc(editor.client, "categories", { name })));
  const verifyLog = (...hashes: string[]) => runAuditVerify(cms, OWN_CMS, ...hashes);
  const whole = await verifyLog();
  expect(whole.code, whole.lines.join()).toBe(0);
  const last = (await getLines()).at(-1);
  const lastHash = `${last?.number}:${last?.hash}`;
  expect(whole.lines).toEqual([expect.stringContaining(`To keep: ${lastHash}`)]);
  expect((await verifyLog(String(last?.hash))).code).toBe(2);

  await changeDatabase(cms, "UPDATE audit_log SET user_email = 'x@x.example' WHERE number = 3");
  await changeDatabase(cms, "DELETE FROM audit_log WHERE number IN (5, 6)");
  await changeDatabase(cms, "DELETE FROM audit_log WHERE number = ?", [last?.number ?? 0]);
  const falsified = await verifyLog(lastHash);
  expect(falsified.code).toBe(1);
  expect(falsified.lines).toEqual([
    "Audit log: line 3 was changed.",
    "Audit log: lines 5 to 6 are missing.",
    expect.stringContaining(`line ${last?.number} does not have the hash`),
  ]);
});
