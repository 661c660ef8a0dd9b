import { expect, test } from "@playwright/test";
import { CMS_URL, signedIn } from "./cms-client";
import { partsOf, PDF, pdfPart, send } from "./enquiry-form";

const SITE_URL = process.env.SITE_URL ?? "http://127.0.0.1:9000";

test("the PDF of an application is for staff alone, whatever address is tried", async () => {
  const subject = `Application ${Date.now().toString(36)}`;
  const parts = [...partsOf({ title: "Careers Inquiry", subject }), pdfPart()];
  const { status, body } = await send(SITE_URL, parts, { origin: SITE_URL });
  expect(status, JSON.stringify(body)).toBe(200);

  const staff = await signedIn();
  const list = await staff.get(
    `/cms/api/enquiries?depth=1&where[subject][equals]=${encodeURIComponent(subject)}`,
  );
  const [enquiry] = ((await list.json()) as { docs: Stored[] }).docs;
  if (!enquiry) throw new Error("The enquiry is not stored.");
  const { id, filename, url } = enquiry.attachment;
  expect(await (await staff.get(url)).body()).toEqual(PDF);

  const paths = [
    url,
    `/cms/api/attachments/${id}`,
    `/cms/api/attachments?where[id][equals]=${id}`,
    `/cms/api/enquiries/${enquiry.id}?depth=2`,
    `/cms/api/media/file/${filename}`,
    `/cms/api/media/file/..%2Fattachments%2F${filename}`,
    `/api/media/${filename}`,
    `/api/media/..%2Fattachments%2F${filename}`,
    `/api/media/%2e%2e%2fattachments%2f${filename}`,
    `/api/attachments/file/${filename}`,
    `/api/attachments/${filename}`,
    `/attachments/${filename}`,
    `/media/${filename}`,
    `/api/sendmail?file=${filename}`,
  ];
  for (const address of [CMS_URL, SITE_URL].flatMap((host) => paths.map((path) => host + path))) {
    const answer = await fetch(address);
    expect(answer.status, address).toBeGreaterThanOrEqual(400);
    expect(answer.status, address).toBeLessThan(500);
    expect(await answer.text(), address).not.toContain("%PDF-");
  }
  await staff.delete(`/cms/api/enquiries/${enquiry.id}`);
  expect((await staff.get(url)).status()).toBe(404);
  await staff.dispose();
});

type Stored = { id: number; attachment: { id: number; filename: string; url: string } };
