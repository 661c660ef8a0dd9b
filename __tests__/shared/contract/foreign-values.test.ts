import { blogsEndpoint } from "../../../src/shared/contract/blogs";
import { resources } from "../../../src/shared/contract/resources";
import { describeBlog } from "../../../src/shared/domain/blog";
import { toAuthorKey } from "../../../src/shared/domain/author-key";
import { formatDateTime, toIndianDay, toIsoDate } from "../../../src/shared/domain/dates";
import { splitSearchWords } from "../../../src/shared/domain/search";
import { createSegments } from "../../../src/shared/domain/slug";
import { createSlug } from "../../../cms/src/lib/slug";
import { filterIpos } from "../../../src/features/ipos/ipo-filter";

const POST = { _id: "1", slug: "a", title: "A", content: "<p>Words.</p>", date: "2026-09-14" };
const readPost = (fields: object) => {
  const [blog] = blogsEndpoint.read([{ ...POST, ...fields }]).items;
  if (!blog) throw new Error("The post was skipped");
  return blog;
};

const NO_FIGURES = [
  ...["Nil", "NIL.", "-", "–", "—", "NA", "N/A", "Not Applicable", "none", "निरंक", "\u00a0"],
  ...["NIL*", "Nil (0)", "No complaints", "N. A.", "•"],
];

test.each<[string, number]>([
  ...NO_FIGURES.map((word): [string, number] => [word, 0]),
  ["4 days", 4],
  ["2.5 days", 2.5],
  ["१", 1],
  ["१२", 12],
  ["1*", 1],
  ["1,200", 1200],
  ["1 200", 1200],
  ["1,151.5", 1151.5],
  ["₹ 1,200", 1200],
  ["Rs. 12", 12],
  ["two", 2],
  ["Zero", 0],
  ["about 4 days", 4],
  ["twenty-one", 21],
  ["o", 0],
  ["O", 0],
  ["1O", 10],
  ["oo", 0],
  ["5 No.", 5],
  ["1’200", 1200],
  ["1,00,000/-", 100_000],
  ["(3)", 3],
])("CHR-02 the complaint figure %j counts as %d", (received, expected) => {
  expect(resources.monthlyComplaints.read([{ month: "May 2026", received }])).toMatchObject([
    { received: expected },
  ]);
  const report = { data: { active: { grandTotal: { received } } } };
  expect(resources.complaintReport.read(report)?.grandTotal.received).toBe(expected);
});

test("IPO-08 reads numbers from text", () => {
  const record = {
    _id: "1",
    priceMin: "1,151.5",
    priceMax: "₹ 1,200",
    lotSize: "1,200 shares",
    minLots: "-",
  };
  expect(resources.ipos.read([record])).toMatchObject([
    { priceMin: 1151.5, priceMax: 1200, lotSize: 1200, minLots: null },
  ]);
});

test.each([
  ...["29/10/2026", "29-10-2026", "29.10.2026", "29/10/26", "29-Oct-2026", "29-OCT-26"],
  ...["29 Oct. 2026", "29th Oct 2026", "October 29th, 2026", "29 October 2026 (Thursday)"],
  ...["Thursday, 29 October 2026", "29 Oct 2026, Thursday", "10/29/2026", "2026.10.29"],
  ...[
    "2026-10-29\u200b",
    "\u200e29/10/2026",
    "29\u00a0Oct\u00a02026",
    "२९/१०/२०२६",
    "29/10/2026 10:00",
  ],
  ...["२९ अक्टूबर 2026", "29. Oktober 2026", "29 octobre 2026", "29 অক্টোবর 2026"],
  ...["29 अक्टू॰ 2026", "29 ഒക്‌ടോബർ 2026", "29. Okt. 2026, 10:00"],
  ...["29 / 10 / 2026", "29\u201110\u20112026", "29-10-2026T17:00:00", "2026/10/29 17:00"],
  ...["Oct. 29, 2026", "Oct-29-2026", "2026-Oct-29", "29th of October 2026", "Thu, 29-Oct-2026"],
  ...["29 अक्तूबर 2026", "29 de octubre de 2026", "29 October, 2026 at 5:00 PM"],
  ...["29-10-2026 17:00 hrs", "2026-10-29T10Z", "29 Oct, 2026 (tentative)"],
  ...["20261029", "29/10/2026*", "29 Oct 2026, 5:00 PM IST", "29 October 2026 5 pm"],
])("IPO-04 %j is read as 29 October 2026", (value) => {
  expect(toIndianDay(value)).toBe("2026-10-29");
});

test.each([
  ...["2026-11-26 14:30", "26-11-2026 14:30", "26/11/2026 2:30 PM", "26-Nov-2026 14:30"],
  ...["26-11-26 14:30", "26 Nov 2026, 2:30 p.m.", "November 26, 2026 14:30:00", "26.11.2026T14:30"],
  ...["26/11/2026 09:00 GMT", "11/26/2026 2:30:00 PM", "Thu Nov 26 2026 14:30:00 GMT+0530 (IST)"],
])("IPO-13 %j keeps its time of day", (value) => {
  expect(formatDateTime(value)).toBe("26 Nov 2026, 2:30 PM");
});

test.each([
  "31/02/2026",
  "26/11/2026 25:00",
  "26-Nov-2026 14:75",
  "29/13/2026",
  "32-Oct-2026",
  "29/10",
  "29 Octember 2026",
  "10-2026",
])("IPO-04 %j is not read as a date", (value) => {
  expect(toIndianDay(value)).toBeNull();
});

test.each([
  ...["0000-00-00", "0000-00-00 00:00:00", "0001-01-01T00:00:00", "-0001-11-30T00:00:00.000Z"],
  ...["1970-01-01", "1970-01-01T00:00:00.000Z", "1899-12-30", "1900-01-01", "9999-12-31"],
  ...["9999-12-31T00:00:00Z", "2099-12-31", "31/12/9999", "00/00/0000", "1 January 0001"],
  ...["November 30, -0001", "NaN-NaN-NaN"],
  ...["2026-00-00", "2026-10-00", "1/0/1900"],
  "1/1/0001 12:00:00 AM",
  "Invalid date",
  "Invalid Date",
  "null",
  "undefined",
  "N/A",
  "-",
  "0",
  0,
  -62135596800,
  { $date: "x" },
])("PST-01 the date %j is not shown", (date) => {
  const blog = readPost({ date, updatedAt: date });
  expect(blog.updatedAt).toBeNull();
  const { card, article } = describeBlog(blog);
  expect(card).toMatchObject({ date: null, dateText: "no date" });
  expect(article).toMatchObject({ date: null, dateText: null });
});

test("PST-01 shows text that is given instead of a date", () => {
  expect(describeBlog(readPost({ date: "Coming soon" })).article.dateText).toBe("Coming soon");
  expect(
    resources.ipos.read([{ _id: "1", openingDate: "To be announced", closingDate: "0000-00-00" }]),
  ).toMatchObject([{ openingDate: "To be announced", closingDate: null }]);
});

test("PST-01 a time of day ends with 23:59, or is 24:00 of the day before", () => {
  const days = ["23:59:59.9", "24:00", "25:00", "23:60", "23:59:60"].map((time) =>
    toIndianDay(toIsoDate(`2026-09-14T${time}`)),
  );
  expect(days).toEqual(["2026-09-14", "2026-09-15", null, null, null]);
});

test.each([
  ["2026-09-13T19:10:00.000Z", "2026-09-14T00:40:00+05:30"],
  ["2026-09-13T18:30:00Z", "2026-09-14T00:00:00+05:30"],
  ["2026-09-14T00:00:00", "2026-09-14T00:00:00"],
  ["2026-09-14", "2026-09-14"],
])("PST-01 the time %s is converted to the day in India: %s", (value, expected) => {
  expect(toIsoDate(value)).toBe(expected);
  expect(toIndianDay(toIsoDate(value))).toBe("2026-09-14");
});

test.each([
  [{ _id: "a1", name: "Sample desk" }, "Sample desk"],
  [{ displayName: " Sample desk " }, "Sample desk"],
  [{ firstName: "Sample", lastName: "Desk" }, "Sample Desk"],
  [[{ name: "A" }, "B"], "A, B"],
  [{ _id: "a1" }, null],
  [[], null],
  [true, null],
])("API-01 the author %j is read as %j", (author, expected) => {
  expect(readPost({ author }).author).toBe(expected);
});

test("BLD-01 half an emoji, which no address can contain, does not fail the build", () => {
  const content = '<a href="#a\ud83d">x</a><p id="a\ud83d">y</p>';
  const { article } = describeBlog(readPost({ slug: "a\ud83d", title: "Up \ud83d", content }));
  expect(article.title).toBe("Up \ufffd");
  expect(article.html).toContain('<a href="#text_a%EF%BF%BD">');
  const items = [{ id: { videoId: "a\ud83d" }, snippet: { title: "&#xd83d;" }, picture: true }];
  expect(resources.videos.read({ items }).videos).toMatchObject([
    { id: "a\ufffd", title: "\ufffd" },
  ]);
});

test("API-01 false and an empty list are missing values of any field", () => {
  const nothing = [false, [], "", null, undefined];
  for (const none of nothing) {
    const post = readPost({ author: none, updatedAt: none, relatedPosts: none, thumbImage: none });
    expect(post).toEqual(readPost({}));
    expect(readPost({ category: none, metaTitle: none, revisionNote: none })).toEqual(readPost({}));
    const [ipo] = resources.ipos.read([
      { _id: "1", issuePrice: none, listingDate: none, board: none },
    ]);
    expect(ipo).toEqual(resources.ipos.read([{ _id: "1" }])[0]);
    const row = { month: "May 2026", carriedForward: none, received: 1, note: none };
    expect(resources.monthlyComplaints.read([row])).toMatchObject([
      { carriedForward: 0, note: null },
    ]);
    const report = { data: { active: { monthEnding: none, grandTotal: none } } };
    expect(resources.complaintReport.read(report)?.grandTotal.received).toBe(0);
  }
});

test("API-01 reads the ids of related posts that are given as records", () => {
  expect(readPost({ relatedPosts: [{ _id: 7, title: "B" }, "8", {}] }).related).toEqual(["7", "8"]);
});

test("MED-01 escaped titles of videos are decoded once", () => {
  const titles = [
    "P&amp;L explained: what&#39;s a &quot;gap&quot;?",
    "The sign &amp;lt; in a formula",
    "A &#x2013; B &copy; C &",
  ];
  const items = titles.map((title, id) => ({ id: { videoId: String(id) }, snippet: { title } }));
  expect(resources.videos.read({ items }).videos.map(({ title }) => title)).toEqual([
    `P&L explained: what's a "gap"?`,
    "The sign &lt; in a formula",
    "A – B © C &",
  ]);
});

test("MED-03 a page without new videos is the last one", () => {
  const readVideos = (ids: string[]) =>
    resources.videos.read({
      items: ids.map((videoId) => ({ id: { videoId } })),
      nextPageToken: "more",
    });
  const first = readVideos(["a"]);
  expect(resources.videos.append(first, readVideos(["b"])).nextPageToken).toBe("more");
  for (const further of [readVideos([]), readVideos(["a"])])
    expect(resources.videos.append(first, further).nextPageToken).toBeNull();
});

test("IPO-03 finds a company regardless of spaces and invisible characters in its name", () => {
  const names = ["Amber\u00a0Loom Textiles", "River  Stone Cement", "Oak\u200bleaf Paper"];
  const ipos = resources.ipos.read(names.map((company, id) => ({ _id: String(id), company })));
  const findIds = (search: string) =>
    filterIpos(ipos, { search, status: "", stage: "", board: "" }, "").map(({ id }) => id);
  expect(["amber loom", "river stone", "oakleaf", "river\u00a0 stone"].map(findIds)).toEqual([
    ["0"],
    ["1"],
    ["2"],
    ["1"],
  ]);
});

test("API-04, FND-06 slugs, categories, authors and searches ignore invisible characters", () => {
  expect(createSlug("Diver\u00adsify before you buy")).toBe("diversify-before-you-buy");
  expect(createSlug("Set\u200btlement in one day")).toBe("settlement-in-one-day");
  expect(createSlug("Word\u2060joiner inside")).toBe("wordjoiner-inside");
  expect(createSlug("⚠\ufe0f IPO\u061c alert")).toBe("ipo-alert");
  expect(createSlug("Proﬁt and cash ﬂow")).toBe("profit-and-cash-flow");
  expect(createSlug("ＥＰＳ in wide letters")).toBe("eps-in-wide-letters");
  expect(splitSearchWords("Proﬁt in ＥＰＳ")).toEqual(["profit", "in", "eps"]);
  expect(splitSearchWords("Diver\u00adsify\u00a0set\u200btlement")).toEqual([
    "diversify",
    "settlement",
  ]);
  expect(createSegments([{ id: "1", name: "Set\u200btlement" }]).get("1")).toBe("settlement");
  expect(toAuthorKey(" Sample\u00a0\u200bdesk ")).toBe("sample desk");
});
