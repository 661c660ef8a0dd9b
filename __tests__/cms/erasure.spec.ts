import fs from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { toCvParts, FIELDS, createKey, toParts, sendForm, type Part } from "./enquiry-form";
import { OWN_CMS, readOutbox, openStaff, type Staff } from "./enquiry-staff";
import { toPastDay, changeDatabase } from "./in-database";
import { startCms, type RunningCms } from "./running-cms";

// The tests copy, restore and age the data folder of one CMS in order.
test.describe.configure({ mode: "default" });

let cms: RunningCms;
let staff: Staff;

test.beforeAll(async () => {
  cms = await startCms(OWN_CMS);
  staff = await openStaff(cms);
});
test.afterAll(() => Promise.all([staff.signOutAll(), cms.end()]));

const getPath = (name: string) => path.join(cms.dataDir, name);
const findMails = (name: string) =>
  [...readOutbox(cms).values()].filter((mail) => new RegExp(`Name: ${name}[\n\r]`).test(mail));
const listPdfs = () => fs.readdirSync(getPath("attachments"));
const readMode = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);

/** Waits for the next UTC day if this one ends within that time: limits count by day. */
async function avoidMidnight(minLeftMs: number): Promise<void> {
  const leftMs = 86_400_000 - (Date.now() % 86_400_000);
  if (leftMs >= minLeftMs) return;
  test.setTimeout(test.info().timeout + leftMs);
  await new Promise((resolve) => setTimeout(resolve, leftMs));
}

type Restart = { meanwhile?: () => void; settings?: NodeJS.Dict<string> };

async function restartCms({ meanwhile, settings }: Restart = {}) {
  await cms.kill();
  meanwhile?.();
  await cms.start(settings);
}

test("an erasure also removes mails and PDF, and is repeated in a restored backup", async () => {
  for (const name of ["Erased", "Kept"]) await sendForm(cms.url, toCvParts({ name }), createKey());
  for (const name of ["Erased", "Kept"]) await expect.poll(() => findMails(name)).toHaveLength(1);
  const getStates = async () =>
    (await staff.getEnquiries()).map((each) => [each.delivery.state, each.acknowledgement.state]);
  const filed = ["filed", "filed"];
  await expect.poll(getStates).toEqual([filed, filed]);
  const [first] = await staff.getEnquiries();
  const data = { text: "We will call you." };
  await staff.client.post(`/cms/api/enquiries/${first?.id}/answer`, { data });
  const listAnswers = () => [...readOutbox(cms).keys()].filter((name) => /^answer-/.test(name));
  await expect.poll(listAnswers).toHaveLength(1);
  const backup = getPath("../").concat(`${path.basename(cms.dataDir)}-backup`);
  const parts = ["cms.sqlite", "cms.sqlite-wal", "attachments", "outbox"];
  const copyParts = (from: string, to: string) => {
    for (const part of parts)
      fs.cpSync(path.join(from, part), path.join(to, part), { recursive: true });
  };
  await restartCms({ meanwhile: () => copyParts(cms.dataDir, backup) });

  const [erased] = await staff.getEnquiries();
  const expectOnlyKept = async () => {
    expect((await staff.getEnquiries()).map(({ name }) => name)).toEqual(["Kept"]);
    expect([findMails("Erased"), listAnswers()]).toEqual([[], []]);
    const toVisitors = [...readOutbox(cms).keys()].filter((name) => /^acknowledgement-/.test(name));
    expect(toVisitors).toHaveLength(1);
    expect([findMails("Kept").length, listPdfs().length]).toEqual([1, 1]);
  };
  await staff.client.delete(`/cms/api/enquiries/${erased?.id}`);
  await expectOnlyKept();
  expect(fs.readFileSync(getPath("erased-enquiries.txt"), "utf8")).toMatch(/^\d+ \S+Z\n$/);

  await restartCms({ meanwhile: () => copyParts(backup, cms.dataDir) });
  await expectOnlyKept();
  fs.rmSync(backup, { recursive: true });
});

test("FRM-11 an erasure before the end of a legal period names the rule and needs a confirmation", async () => {
  await sendForm(cms.url, toParts({ name: "Early" }), createKey());
  const early = (await staff.getEnquiries()).find(({ name }) => name === "Early");
  const address = `/cms/api/enquiries/${early?.id}`;
  const refused = await staff.client.delete(address);
  const message = /must be kept until \d+ \w+ \d{4}: the investor charter of research analysts/;
  expect([refused.status(), await refused.text()]).toEqual([409, expect.stringMatching(message)]);
  await staff.client.patch(address, { data: { eraseEarly: true } });
  expect((await staff.client.delete(address)).status()).toBe(200);
});

test("an erasure removes the whole enquiry, even if the call selects one field", async () => {
  const name = "Whole";
  const before = listPdfs();
  for (const subject of ["1", "2"])
    await sendForm(cms.url, toCvParts({ name, subject }), createKey());
  await expect.poll(() => findMails(name)).toHaveLength(2);
  const [one, other] = (await staff.getEnquiries()).filter((each) => each.name === name);
  for (const which of [`/${one?.id}?`, `?where[id][equals]=${other?.id}&`]) {
    const response = await staff.client.delete(`/cms/api/enquiries${which}select[subject]=true`);
    expect(response.status(), await response.text()).toBe(200);
  }
  expect([findMails(name), listPdfs()]).toEqual([[], before]);
  const erasedIds = fs.readFileSync(getPath("erased-enquiries.txt"), "utf8").split("\n");
  for (const { id } of [one, other].flatMap((each) => each ?? [])) {
    expect(erasedIds).toContainEqual(expect.stringMatching(new RegExp(`^${id} `)));
  }
});

test("a start restricts the data folder and removes orphaned files and thousands of erased enquiries", async () => {
  await sendForm(cms.url, toParts({ name: "Back" }), createKey());
  const restored = (await staff.getEnquiries()).at(-1);
  const yesterday = toPastDay(1);
  const setCreatedAt = "UPDATE enquiries SET created_at = ? WHERE id = ?";
  await changeDatabase(cms, setCreatedAt, [yesterday, restored?.id ?? 0]);
  // One more than SQLite's limit of values in a statement.
  const ids = Array.from({ length: 32_767 }, (_, index) => index + 1);
  const erased = ids.map((id) => `${id} 2020-01-01T00:00:00.000Z\n`);
  erased.push(`${restored?.id} ${yesterday}\n`);

  const mail = "outbox/enquiry-77-1700000000000-1.eml";
  const orphans = ["attachments/stray.pdf", mail, `${mail}.next`].map(getPath);
  const leaveTraces = () => {
    fs.appendFileSync(getPath("erased-enquiries.txt"), erased.join(""));
    fs.chmodSync(cms.dataDir, 0o755);
    for (const file of [getPath("cms.sqlite"), ...orphans]) {
      fs.appendFileSync(file, "");
      fs.chmodSync(file, 0o644);
      fs.utimesSync(file, new Date(0), new Date(0));
    }
  };
  await restartCms({ meanwhile: leaveTraces });
  expect((await staff.getEnquiries()).map(({ name }) => name)).not.toContain("Back");
  await expect.poll(() => orphans.filter((file) => fs.existsSync(file))).toEqual([]);
  await sendForm(cms.url, toCvParts({ name: "Closed" }), createKey());
  await expect.poll(() => findMails("Closed")).toHaveLength(1);
  expect(readMode(cms.dataDir)).toBe("700");
  const files = ["attachments", "outbox"].flatMap((name) =>
    fs.readdirSync(getPath(name)).map((file) => path.join(getPath(name), file)),
  );
  for (const file of [getPath("cms.sqlite"), ...files]) expect(readMode(file), file).toBe("600");
});

test("if the clock jumps ahead, only ten records a day are removed, and the log says so", async () => {
  await avoidMidnight(30_000);
  const before = (await staff.getEnquiries()).length;
  for (let sent = 0; sent < 12; sent += 1) await sendForm(cms.url, toParts(), createKey());
  const countTrash = async () => {
    const list = await staff.client.get("/cms/api/ipos?trash=true&limit=1");
    return ((await list.json()) as { totalDocs: number }).totalDocs;
  };
  const ipos = await countTrash();
  expect(ipos).toBeGreaterThan(10);
  await changeDatabase(cms, "UPDATE enquiries SET created_at = ?", [toPastDay(366)]);
  await changeDatabase(cms, "UPDATE ipos SET deleted_at = ?", [toPastDay(366)]);
  const countLeft = async () => [(await staff.getEnquiries()).length, await countTrash()];
  for (const _start of [1, 2]) {
    const logged = cms.log().length;
    await restartCms();
    // The CMS logs this after it has removed the others.
    for (const what of ["enquiries", "ipos"]) {
      const message = new RegExp(`${what}: \\d+ more are overdue for removal`);
      await expect.poll(() => cms.log().slice(logged)).toMatch(message);
    }
    expect(await countLeft()).toEqual([before + 2, ipos - 10]);
  }
});

test("all senders together cannot fill the disk, and each refusal says what to do", async () => {
  const sendParts = async (parts: Part[], header = createKey()) => {
    const { status, headers, body } = await sendForm(cms.url, parts, header);
    return [status, headers.get("retry-after"), JSON.stringify(body)];
  };
  const sendNamed = (name: string) => sendParts(toParts({ name }));
  const accepted = [200, null, expect.any(String)];
  const ageAll = () => changeDatabase(cms, "UPDATE enquiries SET created_at = ?", [toPastDay(1.1)]);
  await ageAll();
  const [before, logged] = [(await staff.getEnquiries()).length, cms.log().length];
  await restartCms({ settings: { ENQUIRIES_PER_DAY_IN_ALL: "3", ATTACHMENTS_MAX_MB: "1" } });
  const first = createKey();
  expect(await sendParts(toCvParts(), first)).toEqual(accepted);
  // Leaves space for less than one more PDF.
  const last = "(SELECT max(id) FROM attachments)";
  await changeDatabase(cms, `UPDATE attachments SET filesize = IIF(id = ${last}, 1048500, 0)`);
  expect(await sendParts(toCvParts())).toEqual([503, "3600", expect.stringContaining("without")]);
  for (const name of ["Second", "Third"]) expect(await sendNamed(name)).toEqual(accepted);
  for (const name of ["Refused", "Again"])
    expect(await sendNamed(name)).toEqual([503, "3600", expect.stringContaining("today")]);
  // Sending it again creates no new enquiry.
  expect(await sendParts(toCvParts(), first)).toEqual(accepted);
  await ageAll();
  expect(await sendNamed("Fourth")).toEqual(accepted);
  const names = (await staff.getEnquiries()).slice(before).map(({ name }) => name);
  expect(names).toEqual([FIELDS.name, "Second", "Third", "Fourth"]);
  const log = cms.log().slice(logged);
  const limits = log.match(/\w+(?=\); new ones are refused)/g);
  expect(limits).toEqual(["ATTACHMENTS_MAX_MB", "ENQUIRIES_PER_DAY_IN_ALL"]);
});
