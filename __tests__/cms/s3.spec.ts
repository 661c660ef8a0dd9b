import path from "node:path";
import { expect, test } from "@playwright/test";
import { expectRefused } from "./cms-client";
import type { S3Server } from "../support/s3-server";
import { startBucket } from "./bucket";
import { toCvParts, createKey, toParts, PDF, toPdfPart, sendForm } from "./enquiry-form";
import { OWN_CMS, readOutbox, openStaff, type Staff } from "./enquiry-staff";
import { createPicture, createPng, toPngFile, sendPicture, type MediaDoc } from "./pictures";

import { CMS_TIMEOUT, startCms, type RunningCms } from "./running-cms";

// The tests share one CMS, and stop and start its bucket in order.
test.describe.configure({ mode: "default" });

let s3: S3Server;
let cms: RunningCms;
let staff: Staff;

test.beforeAll(async () => {
  test.setTimeout(CMS_TIMEOUT);
  const bucket = await startBucket();
  s3 = bucket.s3;
  // postgres.spec.ts tests a bucket with samples.
  cms = await startCms({ ...OWN_CMS, ...bucket.settings, CMS_SEED: "0" });
  staff = await openStaff(cms);
});
test.afterEach(() => s3.refuse(() => false));
test.afterAll(async () => {
  await staff.client.dispose();
  await cms.end();
  await s3.stop();
});

const listKeys = () => [...s3.objects.keys()].sort();
const listPdfs = () => listKeys().filter((name) => name.startsWith("attachments/"));
const listNames = (doc: MediaDoc) =>
  [doc.filename, ...Object.values(doc.sizes).flatMap((size) => size?.filename ?? [])].sort();
const countDocs = async (collection: string) => {
  const response = await staff.client.get(`/cms/api/${collection}?limit=1`);
  return ((await response.json()) as { totalDocs: number }).totalDocs;
};

async function runWithoutBucket(action: () => Promise<void>): Promise<void> {
  await s3.stop();
  try {
    await action();
  } finally {
    await s3.start();
  }
}

test("a picture and its sizes are objects under the addresses that visitors read, until it is changed or deleted", async () => {
  const doc = await createPicture(staff.client, "#123456");
  expect(listNames(doc)).toHaveLength(6);
  for (const name of listNames(doc)) {
    const stored = s3.objects.get(`api/media/${name}`);
    const response = await fetch(`${cms.url}/api/media/${name}`);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(stored?.body);
    expect(response.headers.get("content-type")).toBe(stored?.type);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  }
  const address = `${cms.url}/api/media/${doc.filename}`;
  const whole = s3.objects.get(`api/media/${doc.filename}`)?.body ?? Buffer.alloc(0);
  const part = await fetch(address, { headers: { range: "bytes=10-19" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 10-19/${whole.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
  expect((await fetch(`${address}?prefix=a`)).status).toBe(200);
  const etag = (await fetch(address)).headers.get("etag") ?? "";
  const again = await fetch(address, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);

  const file = toPngFile(await createPng(500, "#765432"), "other.png");
  // The CMS must delete all files, even if the call selects one field.
  const record = `/cms/api/media/${doc.id}?select[alt]=true`;
  const changing = await staff.client.patch(record, { multipart: { file } });
  expect(changing.status(), await changing.text()).toBe(200);
  const changed = ((await changing.json()) as { doc: MediaDoc }).doc;
  const hasObject = (name: string) => s3.objects.has(`api/media/${name}`);
  expect(listNames(doc).filter(hasObject)).toEqual([]);
  expect(listNames(changed).every(hasObject)).toBe(true);
  expect((await fetch(address)).status).toBe(404);

  await staff.client.delete(record);
  expect(listNames(changed).filter(hasObject)).toEqual([]);
  expect((await fetch(`${cms.url}/api/media/${changed.filename}`)).status).toBe(404);
});

test("HEAD requests for pictures keep few connections to the bucket open", async () => {
  const doc = await createPicture(staff.client, "#345678");
  // Too large for buffers, so that an unread response would keep its connection.
  const body = Buffer.alloc(4_000_000, 1);
  s3.objects.set(`api/media/${doc.filename}`, { body, type: "image/png" });
  const address = `${cms.url}/api/media/${doc.filename}`;
  for (let round = 0; round < 12; round += 1) {
    const heads = Array.from({ length: 10 }, () => fetch(address, { method: "HEAD" }));
    for (const { status, headers } of await Promise.all(heads)) {
      expect([status, headers.get("content-type")]).toEqual([200, "image/png"]);
    }
  }
  expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(body.length);
  expect(await s3.connections()).toBeLessThan(50);
  await staff.client.delete(`/cms/api/media/${doc.id}`);
});

test("a refused file leaves nothing in the bucket", async () => {
  const [before, records] = [listKeys(), await countDocs("media")];
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  expect((await sendPicture(staff.client, toPngFile(html))).status()).toBe(400);
  const withoutAlt = await sendPicture(staff.client, toPngFile(await createPng(400)), {});
  expect(withoutAlt.status()).toBe(400);
  const twoFiles = [...toCvParts({ name: "A" }), toPdfPart(html)];
  expect((await sendForm(cms.url, twoFiles, createKey())).status).toBe(422);
  expect(listKeys()).toEqual(before);
  expect(await countDocs("media")).toBe(records);
});

test("FRM-03 an application's PDF is in the bucket and in the mail, for staff only", async () => {
  const response = await sendForm(cms.url, toCvParts(), createKey());
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  expect(listPdfs()).toHaveLength(1);
  const [name = ""] = listPdfs();
  expect(s3.objects.get(name)).toEqual({ body: PDF, type: "application/pdf" });
  const listMails = () => [...readOutbox(cms).values()].filter((mail) => mail.includes("/pdf"));
  await expect.poll(() => listMails().length).toBe(1);
  const [mail = ""] = listMails();
  expect(mail.replaceAll("\r\n", "")).toContain(PDF.toString("base64"));

  const filename = path.basename(name);
  const file = `/cms/api/attachments/file/${filename}`;
  const forStaff = await staff.client.get(file);
  expect(await forStaff.body()).toEqual(PDF);
  expect(forStaff.headers()["cache-control"]).toBe("no-store");
  for (const address of [
    file,
    `/api/media/${filename}`,
    `/cms/api/media/file/${filename}`,
    `/cms/api/media/file/..%2F..%2Fattachments%2F${filename}`,
    `/api/media/..%2F..%2Fattachments%2F${filename}`,
    `/api/media/%2e%2e%2f%2e%2e%2fattachments%2f${filename}`,
    `/api/media/${filename}?prefix=attachments`,
  ]) {
    const response = await fetch(cms.url + address);
    expect(response.status, address).toBeGreaterThanOrEqual(400);
    expect(await response.text(), address).not.toContain("%PDF-");
  }
  const [enquiry] = await staff.getEnquiries();
  await staff.client.delete(`/cms/api/enquiries/${enquiry?.id}`);
  expect(listPdfs()).toEqual([]);
});

test("while the bucket is down an upload is refused with a clear message, and nothing is half stored", async () => {
  const doc = await createPicture(staff.client, "#456789");
  const [before, records] = [listKeys(), await countDocs("media")];
  const file = toPngFile(await createPng(700, "#abcdef"), "b.png");
  await runWithoutBucket(async () => {
    const response = await sendPicture(staff.client, file);
    await expectRefused(response, "could not be stored, and nothing was changed", 503);
    expect((await staff.client.delete(`/cms/api/media/${doc.id}`)).status()).toBe(503);
    expect((await fetch(`${cms.url}/api/media/${doc.filename}`)).status).toBe(503);
    expect(cms.log()).toContain("The bucket of S3_BUCKET cannot be reached");
  });
  expect([listKeys(), await countDocs("media")]).toEqual([before, records]);

  // The bucket refuses one of the sizes.
  s3.refuse((request) => /^PUT .*480x/.test(request));
  expect((await sendPicture(staff.client, file)).status()).toBe(503);
  const patch = await staff.client.patch(`/cms/api/media/${doc.id}`, { multipart: { file } });
  expect(patch.status()).toBe(503);
  expect([listKeys(), await countDocs("media")]).toEqual([before, records]);
  const current = await staff.client.get(`/cms/api/media/${doc.id}`);
  expect(listNames((await current.json()) as MediaDoc)).toEqual(listNames(doc));

  s3.refuse(() => false);
  expect((await staff.client.delete(`/cms/api/media/${doc.id}`)).status()).toBe(200);
});

test("FRM-03 while the bucket is down an application gets 503 and is not stored; other forms are accepted", async () => {
  const before = (await staff.getEnquiries()).length;
  const header = createKey();
  await runWithoutBucket(async () => {
    const response = await sendForm(cms.url, toCvParts({ name: "Down" }), header);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect((await staff.getEnquiries()).length).toBe(before);
    expect(await countDocs("attachments")).toBe(0);
    expect((await sendForm(cms.url, toParts({ name: "No PDF" }), createKey())).status).toBe(200);
  });
  expect(listPdfs()).toEqual([]);
  expect((await sendForm(cms.url, toCvParts({ name: "Down" }), header)).status).toBe(200);
  expect((await staff.getEnquiries()).length).toBe(before + 2);
  expect(listPdfs()).toHaveLength(1);

  const last = (await staff.getEnquiries()).at(-1);
  await runWithoutBucket(async () => {
    const erased = await staff.client.delete(`/cms/api/enquiries/${last?.id}`);
    await expectRefused(erased, "the enquiry is still listed", 503);
  });
  expect((await staff.getEnquiries()).length).toBe(before + 2);
});

test("FRM-03 a mail waits for its PDF while the bucket cannot be read", async () => {
  s3.refuse((request) => request.startsWith("GET attachments/"));
  expect((await sendForm(cms.url, toCvParts({ name: "Waits" }), createKey())).status).toBe(200);
  const getLast = async () => (await staff.getEnquiries()).at(-1)?.delivery;
  await expect.poll(async () => (await getLast())?.lastError).toBe("PDF_UNREADABLE");
  s3.refuse(() => false);
  await expect.poll(async () => (await getLast())?.state, { timeout: 90_000 }).toBe("filed");
});
