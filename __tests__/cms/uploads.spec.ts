import { expect, test, type APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { remove, signedIn, visitor } from "./cms-client";
import { pictureFile, sendPicture, type MediaDoc } from "./pictures";

let editor: APIRequestContext;
test.beforeAll(async () => {
  editor = await signedIn();
});
test.afterAll(() => editor.dispose());

const PDF = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
const HTML = Buffer.from("<!doctype html><script>alert(1)</script>");
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const GIF = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

const refused = {
  "a drawing with script": { name: "a.svg", mimeType: "image/svg+xml", buffer: SVG },
  "a drawing named .png": { name: "a.png", mimeType: "image/png", buffer: SVG },
  "a page": { name: "a.html", mimeType: "text/html", buffer: HTML },
  "a page named .png": { name: "a.png", mimeType: "image/png", buffer: HTML },
  "a PDF": { name: "a.pdf", mimeType: "application/pdf", buffer: PDF },
  "a PDF named .png": { name: "a.png", mimeType: "image/png", buffer: PDF },
  "a GIF": { name: "a.gif", mimeType: "image/gif", buffer: GIF },
  "a GIF named .webp": { name: "a.webp", mimeType: "image/webp", buffer: GIF },
};

for (const [what, file] of Object.entries(refused)) {
  test(`${what} is refused as a picture`, async () => {
    const answer = await sendPicture(editor, file);
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain("is not a JPEG, PNG, WebP or AVIF picture");
  });
}

test("a picture whose name ends in another kind is refused", async () => {
  const buffer = await pictureFile(40);
  const answer = await sendPicture(editor, { name: "a.html", mimeType: "image/png", buffer });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain("holds a png picture but its name ends in");
});

test("a picture without alternative text is refused", async () => {
  const file = { name: "a.png", mimeType: "image/png", buffer: await pictureFile(40) };
  const answer = await sendPicture(editor, file, {});
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain("alt");
});

test("every kind of picture gets WebP widths up to its own, and none above", async () => {
  for (const kind of ["jpeg", "png", "webp", "avif"] as const) {
    const buffer = await sharp(await pictureFile(700, "#e08a1e"))
      .toFormat(kind)
      .toBuffer();
    const name = `kind.${kind === "jpeg" ? "jpg" : kind}`;
    const answer = await sendPicture(editor, { name, mimeType: `image/${kind}`, buffer });
    expect(answer.status(), await answer.text()).toBe(201);
    const { doc } = (await answer.json()) as { doc: MediaDoc };
    expect(doc.mimeType).toBe(`image/${kind}`);
    const widths = Object.values(doc.sizes).flatMap((size) => size?.width ?? []);
    expect(widths).toEqual([320, 480, 640]);
    const small = await editor.get(`/api/media/${doc.sizes.w320?.filename ?? ""}`);
    expect((await sharp(await small.body()).metadata()).format).toBe("webp");
    await remove(editor, "media", doc.id);
  }
});

test("place and camera are taken out of a photograph, and it stands upright", async () => {
  const buffer = await sharp(await pictureFile(400))
    .jpeg()
    .withExif({ IFD0: { Make: "Secret camera" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const answer = await sendPicture(editor, { name: "p.jpg", mimeType: "image/jpeg", buffer });
  const { doc } = (await answer.json()) as { doc: MediaDoc };
  const file = await (await editor.get(`/api/media/${doc.filename}`)).body();
  const { exif, width, height } = await sharp(file).metadata();
  expect(exif).toBeUndefined();
  expect([width, height]).toEqual([200, 400]);
  await remove(editor, "media", doc.id);
});

test("a file above ten megabytes is refused", async () => {
  const buffer = Buffer.alloc(10_500_000, 1);
  const answer = await sendPicture(editor, { name: "big.png", mimeType: "image/png", buffer });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
});

test("a visitor cannot upload", async () => {
  const anyone = await visitor();
  const buffer = await pictureFile(40);
  const answer = await sendPicture(anyone, { name: "a.png", mimeType: "image/png", buffer });
  expect(answer.status()).toBe(403);
  await anyone.dispose();
});
