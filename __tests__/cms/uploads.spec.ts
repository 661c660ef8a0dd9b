import { expect } from "@playwright/test";
import sharp from "sharp";
import { expectRefused, removeDoc, openAsAdmin } from "./cms-client";
import { test } from "./cms-test";
import { PDF } from "./enquiry-form";
import { createPng, toPngFile, sendPicture, storePicture } from "./pictures";

const HTML = Buffer.from("<!doctype html><script>alert(1)</script>");
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const GIF = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

const createSmallPng = () => createPng(40);
const NO_PICTURE = "is not a JPEG, PNG, WebP or AVIF image";

for (const [what, name, type, content, message] of [
  ["a drawing with script", "a.svg", "image/svg+xml", SVG, NO_PICTURE],
  ["a drawing named .png", "a.png", "image/png", SVG, NO_PICTURE],
  ["a page", "a.html", "text/html", HTML, NO_PICTURE],
  ["a page named .png", "a.png", "image/png", HTML, NO_PICTURE],
  ["a PDF", "a.pdf", "application/pdf", PDF, NO_PICTURE],
  ["a PDF named .png", "a.png", "image/png", PDF, NO_PICTURE],
  ["a GIF", "a.gif", "image/gif", GIF, NO_PICTURE],
  ["a GIF named .webp", "a.webp", "image/webp", GIF, NO_PICTURE],
  ["a PNG named .html", "a.html", "image/png", createSmallPng, "contains a png image, but its"],
] as const) {
  test(`${what} is refused as a picture`, async ({ admin }) => {
    const buffer = typeof content === "function" ? await content() : content;
    await expectRefused(await sendPicture(admin, { name, mimeType: type, buffer }), message);
  });
}

test("a small file that unpacks to a huge picture is refused before it is unpacked", async ({
  admin,
}) => {
  const response = await sendPicture(admin, toPngFile(await createPng(10_400)));
  await expectRefused(response, "has 55 megapixels. JPEG, PNG");
});

test("a picture without alternative text is refused, and so is a visitor's picture", async ({
  admin,
  anyone,
}) => {
  const file = toPngFile(await createSmallPng());
  await expectRefused(await sendPicture(admin, file, {}), "alt");
  expect((await sendPicture(anyone, file)).status()).toBe(403);
});

test("every kind of picture gets WebP copies up to its width, none wider", async ({ admin }) => {
  for (const kind of ["jpeg", "png", "webp", "avif"] as const) {
    const buffer = await sharp(await createPng(700, "#e08a1e"))
      .toFormat(kind)
      .toBuffer();
    const name = `kind.${kind === "jpeg" ? "jpg" : kind}`;
    const mimeType = `image/${kind}`;
    const doc = await storePicture(admin, { name, mimeType, buffer });
    expect(doc.mimeType).toBe(mimeType);
    const { social, ...copies } = doc.sizes;
    const widths = Object.values(copies).flatMap((size) => size?.width ?? []);
    expect(widths).toEqual([320, 480, 640]);
    expect(social?.width).toBe(700);
    const small = await admin.get(`/api/media/${doc.sizes.w320?.filename ?? ""}`);
    expect((await sharp(await small.body()).metadata()).format).toBe("webp");
    await removeDoc(admin, "media", doc.id);
  }
});

test("removes place and camera from a photograph, and turns it upright", async ({ admin }) => {
  const buffer = await sharp(await createPng(400))
    .jpeg()
    .withExif({ IFD0: { Make: "Secret camera" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const doc = await storePicture(admin, { name: "p.jpg", mimeType: "image/jpeg", buffer });
  const file = await (await admin.get(`/api/media/${doc.filename}`)).body();
  const { exif, width, height } = await sharp(file).metadata();
  expect(exif).toBeUndefined();
  expect([width, height]).toEqual([200, 400]);
  await removeDoc(admin, "media", doc.id);
});

test("a picture keeps its files if the replacement is refused", async ({ admin }) => {
  const doc = await storePicture(admin, toPngFile(await createPng(400, "#445566")));
  const names = [doc.filename, doc.sizes.w320?.filename ?? ""];
  const replacePicture = async (alt: string) => {
    const file = toPngFile(await createPng(500, "#665544"), "other.png");
    const multipart = { file, _payload: JSON.stringify({ alt }) };
    const response = await admin.patch(`/cms/api/media/${doc.id}`, { multipart });
    const files = names.map((name) => admin.get(`/api/media/${name}`));
    return [response.status(), ...(await Promise.all(files)).map((file) => file.status())];
  };
  expect(await replacePicture("x".repeat(301))).toEqual([400, 200, 200]);
  expect(await replacePicture("Another")).toEqual([200, 404, 404]);
  await removeDoc(admin, "media", doc.id);
});

test("a file above ten megabytes is refused", async ({ admin }) => {
  // The CMS closes the connection, so the next call needs another client.
  const client = await openAsAdmin();
  const response = sendPicture(client, toPngFile(Buffer.alloc(10_500_000, 1), "big.png"));
  // A client that is still sending then gets no response.
  const status = await response.then((given) => given.status()).catch(() => 413);
  expect(status).toBeGreaterThanOrEqual(400);
  await client.dispose();
  const stored = await admin.get("/cms/api/media?where[filename][like]=big&limit=1");
  expect(await stored.json()).toMatchObject({ totalDocs: 0 });
});
