import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { application, FIELDS, key, toParts, send, type Part } from "./enquiry-form";
import { OWN_CMS, openOutbox, openStaff, type Staff } from "./enquiry-staff";
import { daysAgo, changeDatabase } from "./in-database";
import { startCms, type RunningCms } from "./running-cms";

// Traces of enquiries: one CMS, whose data folder is copied, restored and aged.
test.describe.configure({ mode: "default" });

let cms: RunningCms;
let staff: Staff;

test.beforeAll(async () => {
  cms = await startCms(OWN_CMS);
  staff = await openStaff(cms);
});
test.afterAll(() => Promise.all([staff.end(), cms.end()]));

const folder = (name: string) => path.join(cms.dataDir, name);
const mailsOf = (name: string) =>
  [...openOutbox(cms).values()].filter((mail) => new RegExp(`Name: ${name}[\n\r]`).test(mail));
const pdfs = () => fs.readdirSync(folder("attachments"));
const modeOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);

/** Waits if the UTC day ends within `ms` milliseconds. */
async function onOneDay(ms: number): Promise<void> {
  const left = 86_400_000 - (Date.now() % 86_400_000);
  if (left >= ms) return;
  test.setTimeout(test.info().timeout + left);
  await new Promise((resolve) => setTimeout(resolve, left));
}

type Restart = { meanwhile?: () => void; settings?: NodeJS.Dict<string> };

async function restart({ meanwhile, settings }: Restart = {}) {
  await cms.kill();
  meanwhile?.();
  await cms.start(settings);
}

test("erases an enquiry's mails and PDF too, also from a restored backup", async () => {
  for (const name of ["Erased", "Kept"]) await send(cms.url, application({ name }), key());
  for (const name of ["Erased", "Kept"]) await expect.poll(() => mailsOf(name)).toHaveLength(1);
  const sent = async () => (await staff.enquiries()).map(({ delivery }) => delivery.state);
  await expect.poll(sent).toEqual(["filed", "filed"]);
  const backUp = folder("../").concat(`${path.basename(cms.dataDir)}-back-up`);
  const parts = ["cms.sqlite", "cms.sqlite-wal", "attachments", "outbox"];
  const copy = (from: string, to: string) => {
    for (const part of parts)
      fs.cpSync(path.join(from, part), path.join(to, part), { recursive: true });
  };
  await restart({ meanwhile: () => copy(cms.dataDir, backUp) });

  const [erased] = await staff.enquiries();
  const onlyKept = async () => {
    expect((await staff.enquiries()).map(({ name }) => name)).toEqual(["Kept"]);
    expect([mailsOf("Erased").length, mailsOf("Kept").length, pdfs().length]).toEqual([0, 1, 1]);
  };
  await staff.client.delete(`/cms/api/enquiries/${erased?.id}`);
  await onlyKept();
  expect(fs.readFileSync(folder("erased-enquiries.txt"), "utf8")).toMatch(/^\d+ \S+Z\n$/);

  await restart({ meanwhile: () => copy(backUp, cms.dataDir) });
  await onlyKept();
  fs.rmSync(backUp, { recursive: true });
});

test("FRM-11 an erasure before the end of a legal period names the rule and needs a confirmation", async () => {
  await send(cms.url, toParts({ name: "Early" }), key());
  const early = (await staff.enquiries()).find(({ name }) => name === "Early");
  const address = `/cms/api/enquiries/${early?.id}`;
  const refused = await staff.client.delete(address);
  const message = /must be kept until \d+ \w+ \d{4}: the investor charter of research analysts/;
  expect([refused.status(), await refused.text()]).toEqual([409, expect.stringMatching(message)]);
  await staff.client.patch(address, { data: { eraseEarly: true } });
  expect((await staff.client.delete(address)).status()).toBe(200);
});

test("erases the whole enquiry, however few fields the call selects", async () => {
  const name = "Whole";
  const before = pdfs();
  for (const each of [1, 2]) await send(cms.url, application({ name, subject: `${each}` }), key());
  await expect.poll(() => mailsOf(name)).toHaveLength(2);
  const [one, other] = (await staff.enquiries()).filter((each) => each.name === name);
  for (const which of [`/${one?.id}?`, `?where[id][equals]=${other?.id}&`]) {
    const response = await staff.client.delete(`/cms/api/enquiries${which}select[subject]=true`);
    expect(response.status(), await response.text()).toBe(200);
  }
  expect([mailsOf(name), pdfs()]).toEqual([[], before]);
  const noted = fs.readFileSync(folder("erased-enquiries.txt"), "utf8").split("\n");
  for (const { id } of [one, other].flatMap((each) => each ?? [])) {
    expect(noted).toContainEqual(expect.stringMatching(new RegExp(`^${id} `)));
  }
});

test("after a start no other account reads the data folder, and strays and thousands of erased are gone @full", async () => {
  await send(cms.url, toParts({ name: "Back" }), key());
  const back = (await staff.enquiries()).at(-1);
  const yesterday = daysAgo(1);
  const madeAt = "UPDATE enquiries SET created_at = ? WHERE id = ?";
  await changeDatabase(cms, madeAt, [yesterday, back?.id ?? 0]);
  // One more than SQLite's limit of values in a statement.
  const ids = Array.from({ length: 32_767 }, (_, index) => index + 1);
  const erased = ids.map((id) => `${id} 2020-01-01T00:00:00.000Z\n`);
  erased.push(`${back?.id} ${yesterday}\n`);

  const mail = "outbox/enquiry-77-1700000000000-1.eml";
  const strays = ["attachments/stray.pdf", mail, `${mail}.next`].map(folder);
  const meanwhile = () => {
    fs.appendFileSync(folder("erased-enquiries.txt"), erased.join(""));
    fs.chmodSync(cms.dataDir, 0o755);
    for (const file of [folder("cms.sqlite"), ...strays]) {
      fs.appendFileSync(file, "");
      fs.chmodSync(file, 0o644);
      fs.utimesSync(file, new Date(0), new Date(0));
    }
  };
  await restart({ meanwhile });
  expect((await staff.enquiries()).map(({ name }) => name)).not.toContain("Back");
  await expect.poll(() => strays.filter((file) => fs.existsSync(file))).toEqual([]);
  await send(cms.url, application({ name: "Closed" }), key());
  await expect.poll(() => mailsOf("Closed")).toHaveLength(1);
  expect(modeOf(cms.dataDir)).toBe("700");
  const files = ["attachments", "outbox"].flatMap((name) =>
    fs.readdirSync(folder(name)).map((file) => path.join(folder(name), file)),
  );
  for (const file of [folder("cms.sqlite"), ...files]) expect(modeOf(file), file).toBe("600");
});

test("a clock that leaps erases ten a day, not all, and the log says so @full", async () => {
  await onOneDay(30_000);
  const before = (await staff.enquiries()).length;
  for (let sent = 0; sent < 12; sent += 1) await send(cms.url, toParts(), key());
  const trash = async () => {
    const list = await staff.client.get("/cms/api/ipos?trash=true&limit=1");
    return ((await list.json()) as { totalDocs: number }).totalDocs;
  };
  const ipos = await trash();
  expect(ipos).toBeGreaterThan(10);
  // All that was stored is as old as after a leap of a year.
  await changeDatabase(cms, "UPDATE enquiries SET created_at = ?", [daysAgo(366)]);
  await changeDatabase(cms, "UPDATE ipos SET deleted_at = ?", [daysAgo(366)]);
  const left = async () => [(await staff.enquiries()).length, await trash()];
  for (const _start of [1, 2]) {
    const logged = cms.log().length;
    await restart();
    // Said once the others are removed.
    for (const what of ["enquiries", "ipos"]) {
      const message = new RegExp(`${what}: \\d+ more are over their time`);
      await expect.poll(() => cms.log().slice(logged)).toMatch(message);
    }
    expect(await left()).toEqual([before + 2, ipos - 10]);
  }
});

test("all senders together cannot fill the disk, and each refusal says what to do @full", async () => {
  const sendParts = async (parts: Part[], header = key()) => {
    const { status, headers, body } = await send(cms.url, parts, header);
    return [status, headers.get("retry-after"), JSON.stringify(body)];
  };
  const named = (name: string) => sendParts(toParts({ name }));
  const taken = [200, null, expect.any(String)];
  const aged = () => changeDatabase(cms, "UPDATE enquiries SET created_at = ?", [daysAgo(1.1)]);
  await aged();
  const [before, logged] = [(await staff.enquiries()).length, cms.log().length];
  await restart({ settings: { ENQUIRIES_PER_DAY_IN_ALL: "3", ATTACHMENTS_MAX_MB: "1" } });
  const first = key();
  expect(await sendParts(application(), first)).toEqual(taken);
  // Room for less than one more.
  const last = "(SELECT max(id) FROM attachments)";
  await changeDatabase(cms, `UPDATE attachments SET filesize = IIF(id = ${last}, 1048500, 0)`);
  expect(await sendParts(application())).toEqual([503, "3600", expect.stringContaining("without")]);
  for (const name of ["Second", "Third"]) expect(await named(name)).toEqual(taken);
  expect(await named("Refused")).toEqual([503, "3600", expect.stringContaining("today")]);
  // Sending it again creates no new enquiry.
  expect(await sendParts(application(), first)).toEqual(taken);
  await aged();
  expect(await named("Fourth")).toEqual(taken);
  const names = (await staff.enquiries()).slice(before).map(({ name }) => name);
  expect(names).toEqual([FIELDS.name, "Second", "Third", "Fourth"]);
  expect(
    cms
      .log()
      .slice(logged)
      .match(/further ones are refused/g),
  ).toHaveLength(1);
});
