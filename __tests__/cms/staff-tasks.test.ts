import { createClient } from "@libsql/client";
import type { Event, Post, Report, User, Video } from "../../cms/src/payload-types";
import { createPng } from "./pictures";
import { useRestCms } from "./rest-cms";

// Record rules that fill in and check values for staff.

type Saved<Doc> = { doc: Doc };
type Rejection = { errors: { message: string; data: { errors: { message: string }[] } }[] };

const cms = useRestCms();

const addDoc = <Doc>(collection: string, data: object) =>
  cms.post<Saved<Doc> & Rejection>(`/cms/api/${collection}`, data);

test("RPT-02 month and year of a report are taken from its issue date when left blank", async () => {
  const report = { heading: "A report", category: "mid-cap", issueDate: "2026-11-30T20:00:00Z" };
  const filled = await addDoc<Report>("reports", report);
  expect(filled.json.doc).toMatchObject({ issueMonth: "December", issueYear: 2026 });
  const typed = await addDoc<Report>("reports", { ...report, issueMonth: "May", issueYear: 2025 });
  expect(typed.json.doc).toMatchObject({ issueMonth: "May", issueYear: 2025 });
  for (const wrong of [{ issueMonth: "Mai" }, { issueYear: 1999 }, { issueYear: 2101 }])
    expect((await addDoc<Report>("reports", { ...report, ...wrong })).status).toBe(400);
});

test("EDT-26 an event that ends before it begins is refused at its end field", async () => {
  const { json } = await cms.upload(await createPng());
  const event = { title: "Webinar", image: json.doc.id, begin: "2026-11-28T04:30:00Z" };
  const early = await addDoc<Event>("events", { ...event, end: "2026-11-27T04:30:00Z" });
  expect([early.status, early.json.errors[0]?.data.errors[0]]).toMatchObject([
    400,
    { path: "end", message: "The end cannot be before the start." },
  ]);
  const later = await addDoc<Event>("events", { ...event, end: "2026-11-28T05:30:00Z" });
  expect(later.status).toBe(201);
});

test("CHR-07 more resolved than carried forward and received complaints are refused with a message", async () => {
  const month = { year: 2026, month: "10", carriedForward: 5, received: 4 };
  const many = await addDoc("complaint-months", { ...month, resolved: 12 });
  expect([many.status, many.json.errors[0]?.data.errors[0]?.message]).toEqual([
    400,
    "More are resolved than carried forward and received. Correct the figures above.",
  ]);
  expect((await addDoc("complaint-months", { ...month, resolved: 6 })).status).toBe(201);
});

test("EDT-34 a copy of a post ends its title in “(copy)” and has no dates", async () => {
  const dates = { date: "2025-11-13T12:00:00Z", revisedAt: "2025-12-01T12:00:00Z" };
  const data = { title: "A post", author: "A", revisionNote: "New figures.", ...dates };
  const { json } = await addDoc<Post>("posts", { ...data, _status: "published" });
  const copy = await cms.post<Saved<Post>>(`/cms/api/posts/${json.doc.id}/duplicate`, {});
  const blank = { date: null, revisedAt: null, revisionNote: null };
  expect(copy.json.doc).toMatchObject({ title: "A post (copy)", ...blank });
});

test("EDT-37 a video's address is stored as its id", async () => {
  const videoId = "https://youtu.be/dQw4w9WgXcQ?t=3";
  const publishedAt = "2026-11-20T09:00:00Z";
  const { json } = await addDoc<Video>("videos", { videoId, title: "A video", publishedAt });
  expect(json.doc.videoId).toBe("dQw4w9WgXcQ");
});

test("EDT-26 a refused password is named by the label of its field", async () => {
  const account = { name: "B", email: "b@rest.example", role: "editor", password: "short" };
  const { status, json } = await addDoc("users", account);
  expect([status, json.errors[0]?.message]).toEqual([
    400,
    "Please correct this field: New password",
  ]);
});

test("ACC-06 the last admin is neither deleted nor demoted, not even in one call with all others", async () => {
  const admins = "/cms/api/users?where[role][equals]=admin";
  const refusal = "This is the last admin";
  const { user } = (await cms.get<{ user: User }>("/cms/api/users/me")).json;
  const own = `/cms/api/users/${user.id}`;
  expect((await cms.delete(own)).text).toContain(refusal);
  expect((await cms.delete(admins)).text).toContain(refusal);
  expect((await cms.patch(own, { role: "editor" })).text).toContain(refusal);

  const account = { email: "second@rest.example", password: "a long password of another admin" };
  const { json } = await addDoc<User>("users", { ...account, name: "Second", role: "admin" });
  const second = await cms.signIn(account);
  expect((await cms.patch(admins, { role: "editor" })).text.split(refusal)).toHaveLength(2);
  const users = await Promise.all(
    [cms, second].map((each) => each.get<{ user: User }>("/cms/api/users/me")),
  );
  const left = users.filter((each) => each.json.user?.role === "admin");
  expect(left).toHaveLength(1);
  expect([user.id, json.doc.id]).toContain(left[0]?.json.user.id);
});

test("ACC-06 an account is deleted, whatever refers to it", async () => {
  const own = { email: "leaver@rest.example", password: "a long password of this test" };
  const { json } = await cms.post<{ doc: { id: number } }>("/cms/api/users", {
    ...{ ...own, name: "Leaver", role: "editor" },
  });
  const leaver = await cms.signIn(own);
  expect((await leaver.post("/cms/api/posts?draft=true", { title: "Mine" })).status).toBe(201);
  expect((await cms.delete(`/cms/api/users/${json.doc.id}`)).status).toBe(200);
  const database = createClient({ url: `file:${cms.dataDir}/cms.sqlite` });
  const { rows } = await database.execute(
    `SELECT tables.name, keys."from" FROM sqlite_master tables, pragma_foreign_key_list(tables.name) keys
     WHERE keys."table" = 'users' AND keys.on_delete = 'NO ACTION'`,
  );
  database.close();
  expect(rows).toEqual([]);
});
