import sharp from "sharp";
import type { Media } from "../../cms/src/payload-types";
import { PDF } from "./enquiry-form";
import { createPng } from "./pictures";
import { useRestCms } from "./rest-cms";

const cms = useRestCms();

const HTML = Buffer.from("<!doctype html><script>alert(1)</script>");
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const GIF = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");
const NO_PICTURE = "is not a JPEG, PNG, WebP or AVIF image";

const readFile = (name: string | null | undefined) =>
  fetch(`${cms.url}/cms/api/media/file/${name}`);
const readMetadata = async (name: string | null | undefined) =>
  sharp(await (await readFile(name)).arrayBuffer()).metadata();

test.each([
  ["a drawing with script", "a.svg", "image/svg+xml", async () => SVG, NO_PICTURE],
  ["a drawing named .png", "a.png", "image/png", async () => SVG, NO_PICTURE],
  ["a page", "a.html", "text/html", async () => HTML, NO_PICTURE],
  ["a page named .png", "a.png", "image/png", async () => HTML, NO_PICTURE],
  ["a PDF", "a.pdf", "application/pdf", async () => PDF, NO_PICTURE],
  ["a PDF named .png", "a.png", "image/png", async () => PDF, NO_PICTURE],
  ["a GIF", "a.gif", "image/gif", async () => GIF, NO_PICTURE],
  ["a GIF named .webp", "a.webp", "image/webp", async () => GIF, NO_PICTURE],
  ["a PNG named .html", "a.html", "image/png", () => createPng(40), "contains a png image, but"],
  ["a huge PNG in a small file", "a.png", "image/png", () => createPng(10_400), "55 megapixels"],
])("%s is refused as a picture", async (_, name, type, create, message) => {
  const { status, text } = await cms.upload(await create(), name, type);
  expect([status, text]).toEqual([400, expect.stringContaining(message)]);
});

test("a picture without alternative text or above ten megabytes is refused, and so is a visitor's", async () => {
  const { status, text } = await cms.upload(await createPng(40), "a.png", "image/png", "");
  expect([status, text]).toEqual([400, expect.stringContaining('"path":"alt"')]);
  expect((await cms.upload(Buffer.alloc(10_500_000, 1), "big.png")).status).toBe(413);
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(await createPng(40))], { type: "image/png" }), "a.png");
  form.set("_payload", '{"alt":"A"}');
  const visitors = await fetch(`${cms.url}/cms/api/media`, { method: "POST", body: form });
  expect(visitors.status).toBe(403);
  expect((await cms.get<{ totalDocs: number }>("/cms/api/media")).json.totalDocs).toBe(0);
});

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s gets WebP copies up to its width, none wider",
  async (kind) => {
    const picture = sharp(await createPng(700, "#e08a1e")).toFormat(kind);
    const name = `kind.${kind === "jpeg" ? "jpg" : kind}`;
    const { doc } = (await cms.upload(await picture.toBuffer(), name, `image/${kind}`)).json;
    expect(doc.mimeType).toBe(`image/${kind}`);
    const { social, ...copies } = doc.sizes ?? {};
    const widths = Object.values(copies).flatMap((size) => size?.width ?? []);
    expect([widths, social?.width]).toEqual([[320, 480, 640], 700]);
    expect((await readMetadata(copies.w320?.filename)).format).toBe("webp");
  },
);

test("removes place and camera from a photograph, and turns it upright", async () => {
  const photograph = sharp(await createPng(400))
    .jpeg()
    .withExif({ IFD0: { Make: "Secret camera" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 });
  const { doc } = (await cms.upload(await photograph.toBuffer(), "p.jpg", "image/jpeg")).json;
  const { exif, width, height } = await readMetadata(doc.filename);
  expect([exif, width, height]).toEqual([undefined, 200, 400]);
});

test("a picture keeps its files if the replacement is refused", async () => {
  const { doc } = (await cms.upload(await createPng(400, "#445566"))).json;
  const names = [doc.filename, doc.sizes?.w320?.filename];
  const replacePicture = async (alt: string) => {
    const form = new FormData();
    const png = new Uint8Array(await createPng(500, "#665544"));
    form.set("file", new Blob([png], { type: "image/png" }), "other.png");
    form.set("_payload", JSON.stringify({ alt }));
    const { status } = await cms.patch<{ doc: Media }>(`/cms/api/media/${doc.id}`, form);
    const files = await Promise.all(names.map(readFile));
    return [status, ...files.map((file) => file.status)];
  };
  expect(await replacePicture("x".repeat(301))).toEqual([400, 200, 200]);
  expect(await replacePicture("Another")).toEqual([200, 404, 404]);
});
