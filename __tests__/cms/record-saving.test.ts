import sharp from "sharp";
import { toPicture } from "../../cms/src/media/picture";
import type { Author, Category, ComplaintMonth, Ipo, Post } from "../../cms/src/payload-types";
import { useRestCms } from "./rest-cms";

// How records, pictures and deletions that REST calls send are checked and stored.

type Saved<Doc> = { doc: Doc };

const cms = useRestCms();

const IPO = { company: "Mills (sample)", sourceName: "Sample", asOf: "2026-10-20T05:00:00.000Z" };

const saveIpo = (data: object) => cms.post<Saved<Ipo>>("/cms/api/ipos", { ...IPO, ...data });

const saveMonth = (data: object) =>
  cms.post<Saved<ComplaintMonth>>("/cms/api/complaint-months", {
    ...{ year: 2024, carriedForward: 0, received: 0, resolved: 0, pending: 0 },
    ...data,
  });

test("EDT-18 a number that is sent as text is stored whole", async () => {
  const ipo = await saveIpo({ issueAmountCr: "1,151.5", priceMin: "₹ 96.5", lotSize: "१,२००" });
  expect(ipo.json.doc).toMatchObject({ issueAmountCr: 1151.5, priceMin: 96.5, lotSize: 1200 });
  const figures = { received: "1,200", resolved: " 1 000 ", pending: "200" };
  const saved = await saveMonth({ month: "11", ...figures, year: "2024" });
  const stored = { year: 2024, received: 1200, resolved: 1000, pending: 200 };
  expect(saved.json.doc).toMatchObject(stored);
  const changed = await cms.patch<Saved<Ipo>>(`/cms/api/ipos/${ipo.json.doc.id}`, {
    issueAmountCr: "1,50,000",
    lotSize: "",
  });
  expect(changed.json.doc).toMatchObject({ issueAmountCr: 150_000, lotSize: null });
});

test.each(["4 days", "NIL", "1,2", "1.200,5", "0x10", "1e3", "12abc", "9007199254740993"])(
  "EDT-18 “%s” is refused as a number, and never truncated",
  async (text) => {
    for (const { status, text: body } of [
      await saveIpo({ issueAmountCr: text }),
      await saveMonth({ month: "12", received: text }),
      await cms.post("/cms/api/complaint-reports", {
        monthEnding: "October 2024",
        grandTotal: { avgResolutionTime: text },
      }),
    ]) {
      expect([status, body]).toEqual([400, expect.stringContaining(`not “${text}”.`)]);
    }
  },
);

test("IPO-07 a day in any spelling closes its issue; an impossible or early day is refused", async () => {
  const typed = { openingDate: "25th Oct 2026", closingDate: "29-Oct-2026\u200b" };
  const { json } = await saveIpo({ status: "open", ...typed });
  const days = { openingDate: "2026-10-25", closingDate: "2026-10-29" };
  const toNoon = (day: string) => `${day}T12:00:00.000Z`;
  expect(json.doc).toMatchObject({
    openingDate: toNoon(days.openingDate),
    closingDate: toNoon(days.closingDate),
  });
  const ipos = (await cms.get<Ipo[]>("/api/company/ipos")).json;
  expect(ipos.filter((ipo) => ipo.closingDate)).toMatchObject([{ ...days, status: "closed" }]);
  const early = await saveIpo({ openingDate: "2020-01-04", closingDate: "2020-01-03" });
  const order = "close on 2020-01-03, before it opens on 2020-01-04";
  expect([early.status, early.text]).toEqual([400, expect.stringContaining(order)]);
  const refused = await saveIpo({ openingDate: "28/11/2026", closingDate: "31/11/2026" });
  expect(refused.text).toContain("Did you mean 2026-11-30 (30 November 2026)?");
});

test("IPO-07 an issue without status and days is upcoming, and no status is preset", async () => {
  const { json } = await saveIpo({ company: "Undated (sample)", openingDate: "To be announced" });
  const words = { openingDate: null, openingDateNote: "To be announced" };
  expect(json.doc).toMatchObject({ status: null, ...words });
  const ipos = (await cms.get<Ipo[]>("/api/company/ipos")).json;
  const undated = ipos.find(({ company }) => company === "Undated (sample)");
  expect(undated).toMatchObject({ status: "upcoming", openingDate: "To be announced" });
});

test("IPO-13 a day that can be read in two ways is refused", async () => {
  const { status, text } = await saveIpo({ asOf: "05/10/2026" });
  expect([status, text]).toEqual([400, expect.stringContaining("“As of” must be a day such as")]);
});

test("EDT-19 a category with posts cannot be deleted, and the refusal counts them", async () => {
  const { json } = await cms.post<Saved<Category>>("/cms/api/categories", { name: "Letters" });
  const { id } = json.doc;
  const addPost = (data: object) =>
    cms.post<Saved<Post>>("/cms/api/posts", { category: id, ...data });
  const first = await addPost({ title: "Letter one", author: "Test desk", _status: "published" });
  await addPost({ title: "Letter two", _status: "draft" });
  const refused = await cms.delete(`/cms/api/categories/${id}`);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("has 2 posts")]);
  expect(refused.text).toContain("“Letter two”, “Letter one”");
  const trashed = { deletedAt: new Date().toISOString(), successor: null };
  await cms.patch(`/cms/api/posts/${first.json.doc.id}`, trashed);
  expect((await cms.delete(`/cms/api/categories/${id}`)).text).toContain("has 2 posts");
  const { json: empty } = await cms.post<Saved<Category>>("/cms/api/categories", { name: "Empty" });
  expect((await cms.delete(`/cms/api/categories/${empty.doc.id}`)).status).toBe(200);
});

test.each([
  ["   ", "letters or digits"],
  ["\u200b", "letters or digits"],
  [" weekly LETTERS ", "“Weekly letters” has this address"],
  ["Weekly\u00a0letters", "“Weekly letters” has this address"],
  ["Week\u00adly–letters", "“Weekly letters” has this address"],
])("EDT-19 the category name “%s” is refused: %s", async (name, message) => {
  await cms.post("/cms/api/categories", { name: "Weekly letters" });
  const { status, text } = await cms.post("/cms/api/categories", { name });
  expect([status, text]).toEqual([400, expect.stringContaining(message)]);
});

test("EDT-19 a name without a visible character is refused in other records too", async () => {
  for (const [collection, data, label] of [
    ["posts", { title: "\u200b", _status: "published" }, "title"],
    ["employees", { name: " ", designation: "Analyst" }, "name"],
    ["jobs", { title: "\u2060", description: "Work", googleFormLink: "/careers/" }, "title"],
  ] as const) {
    const { status, text } = await cms.post(`/cms/api/${collection}`, data);
    expect([status, text]).toEqual([400, expect.stringContaining("cannot be blank")]);
    expect(text).toContain(`"path":"${label}"`);
  }
});

const toPng = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0f5c46" } })
    .png()
    .toBuffer();

test("EDT-20 a very tall picture is stored in sizes that WebP supports", async () => {
  const { status, json, text } = await cms.upload(await toPng(1000, 18_000), "long.png");
  expect([status, status === 201 ? "" : text]).toEqual([201, ""]);
  const { w320, w960, w1280 } = json.doc.sizes ?? {};
  expect([w320?.height, w960?.height, w960?.width]).toEqual([5760, 16_383, 910]);
  const picture = toPicture({ ...json.doc, sizes: { w320, w960, w1280 } }, "");
  expect(picture?.sizes.map(({ width }) => width)).toEqual([320, 910]);
});

test("EDT-06 each picture has a JPEG for shared links of at most 600 kB and 1,200 pixels", async () => {
  const [width, height] = [1800, 1000];
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const heavy = sharp({ create: { width, height, channels: 3, background: "#000", noise } });
  const small = sharp(await toPng(400, 200));
  for (const [file, name, shown] of [
    [await heavy.jpeg({ quality: 95 }).toBuffer(), "heavy.jpg", [1200, 667]],
    [await small.clone().avif().toBuffer(), "small.avif", [400, 200]],
    [await small.webp().toBuffer(), "small.webp", [400, 200]],
  ] as const) {
    const { json, text } = await cms.upload(
      file,
      name,
      `image/${name.split(".")[1]?.replace("jpg", "jpeg")}`,
    );
    const { social } = json.doc?.sizes ?? {};
    expect([name, social?.mimeType, text.slice(0, 200)]).toEqual([
      name,
      "image/jpeg",
      expect.any(String),
    ]);
    expect([social?.width, social?.height]).toEqual(shown);
    expect(social?.filesize).toBeLessThan(600_000);
    // Pages read width and height from the name.
    expect(toPicture(json.doc, "https://m.example")?.social).toMatch(
      new RegExp(`^https://m\\.example/api/media/.+-${shown.join("x")}\\.jpg$`),
    );
  }
});

test.each([
  ["a transparent picture is on white", () => createFrame("#f000").png().toBuffer(), "png"],
  ["a moving picture is its first frame, as on the site", createMovingPicture, "webp"],
])("EDT-06 for shared links, %s", async (_, create, extension) => {
  const { json } = await cms.upload(await create(), `g.${extension}`, `image/${extension}`);
  const { social } = json.doc.sizes ?? {};
  expect([social?.width, social?.height]).toEqual([40, 30]);
  const copy = sharp(await (await fetch(`${cms.url}${social?.url}`)).arrayBuffer());
  const { channels } = await copy.stats();
  expect(channels.map(({ min }) => min > 250)).toEqual([true, true, true]);
});

const createFrame = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 4, background } });

async function createMovingPicture(): Promise<Buffer> {
  const frames = ["#fff", "#00f"].map((colour) => createFrame(colour).png().toBuffer());
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}

test("EDT-20 a truncated picture is refused with a reason", async () => {
  const whole = await toPng(1000, 1000);
  const { status, text } = await cms.upload(whole.subarray(0, whole.length / 2), "half.png");
  expect([status, text]).toEqual([400, expect.stringContaining("“half.png” is damaged")]);
});

test("EDT-11 categories and authors list where they are used, and a used author cannot be deleted", async () => {
  const addDoc = async <Doc>(collection: string, data: object) =>
    (await cms.post<Saved<Doc>>(`/cms/api/${collection}`, data)).json.doc;
  const category = await addDoc<Category>("categories", { name: "Uses" });
  const author = await addDoc<Author>("authors", { name: "Asha Rao" });
  const titles = Array.from({ length: 12 }, (_, at) => `Use ${at + 1}`);
  for (const title of titles)
    await addDoc("posts", { title, category: category.id, author: "ASHA  Rao" });
  await addDoc("posts", { title: "Another's", author: "Asha Raover" });
  for (const path of [`categories/${category.id}`, `authors/${author.id}`]) {
    const { json } = await cms.get<{ title: string }[]>(`/cms/api/${path}/uses`);
    expect(json.map(({ title }) => title).sort()).toEqual([...titles].sort());
  }
  const reviewer = await addDoc<Author>("authors", { name: "Only Reviews" });
  const review = { review: "Fair", reviewAuthor: "only  reviews", reviewDate: "2026-10-20" };
  expect((await saveIpo({ ...review, holdingStatement: "None." })).status).toBe(201);
  const trashed = { deletedAt: "2026-11-26T00:00:00.000Z" };
  const kept = await cms.patch(`/cms/api/authors/${reviewer.id}`, trashed);
  expect([kept.status, kept.text]).toEqual([409, expect.stringContaining("Mills (sample)")]);
  const refused = await cms.patch(`/cms/api/authors/${author.id}`, trashed);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(" and 2 more.")]);
  const free = await addDoc<Author>("authors", { name: "Nobody's" });
  expect((await cms.patch(`/cms/api/authors/${free.id}`, trashed)).status).toBe(200);
});
