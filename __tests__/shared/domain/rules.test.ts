import { chooseDeviceLink } from "../../../src/layout/links/addresses";
import { formatLongDate, formatShortDate } from "../../../src/shared/domain/dates";
import { splitIntoPages, createPaginationWindow } from "../../../src/shared/domain/pagination";
import { createAnchorMaker } from "../../../src/shared/domain/anchors";
import { isCountablePath, isReportable } from "../../../src/shared/domain/search-report";
import { createSegments, toSlugSegment } from "../../../src/shared/domain/slug";
import { takeFirstCharacters, takeFirstWords, toReadTime } from "../../../src/shared/domain/text";
import {
  toEmbedAddress,
  readVideoId,
  toPictureAddress,
  toWatchAddress,
} from "../../../src/shared/domain/video-addresses";

const createWords = (count: number) =>
  Array.from({ length: count }, (_, index) => `w${index + 1}`).join(" ");

test("BLG-04 the excerpt is the first 20 words plus '...'", () => {
  expect(takeFirstWords(createWords(21), 20)).toBe(`${createWords(20)}...`);
  expect(takeFirstWords(createWords(20), 20)).toBe(createWords(20));
  expect(takeFirstWords(" a  b\n", 20)).toBe("a b");
});

test("PST-03 the description is 160 whole characters plus an ellipsis", () => {
  expect(takeFirstCharacters("a".repeat(161), 160)).toBe(`${"a".repeat(160)}…`);
  expect(takeFirstCharacters("a".repeat(160), 160)).toBe("a".repeat(160));
  expect(takeFirstCharacters("📈".repeat(161), 160)).toBe(`${"📈".repeat(160)}…`);
  // A cut inside a syllable would show another one.
  expect(takeFirstCharacters("नरेन्द्र विश्वकर्मा", 16)).toBe("नरेन्द्र विश्वक…");
  expect(takeFirstCharacters("नरेन्द्र विश्वकर्मा", 5)).toBe("नरे…");
  expect(takeFirstCharacters("मा".repeat(9), 1)).toBe("म…");
  expect(takeFirstCharacters("a b", 2)).toBe("a…");
});

test.each([
  [0, "1 min read"],
  [1, "1 min read"],
  [200, "1 min read"],
  [201, "2 min read"],
  [1000, "5 min read"],
])("PST-01 a text of %i words shows '%s'", (count, expected) => {
  expect(toReadTime(createWords(count))).toBe(expected);
});

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, "gap", 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 10, [1, "gap", 3, 4, 5, 6, 7, "gap", 10]],
  [4, 10, [1, 2, 3, 4, 5, 6, "gap", 10]],
  [5, 7, [1, "gap", 3, 4, 5, 6, 7]],
  [10, 10, [1, "gap", 8, 9, 10]],
  [1, 0, []],
])("BLG-03 page %i of %i shows %j", (page, total, expected) => {
  expect(createPaginationWindow(page, total)).toEqual(expected);
});

test("BLG-03 an empty list has one empty page, eleven posts have two", () => {
  expect(splitIntoPages([])).toEqual([[]]);
  expect(splitIntoPages(createWords(11).split(" ")).map((page) => page.length)).toEqual([10, 1]);
});

test("BLG-04 dates are shown as the day in India", () => {
  expect(formatShortDate("2026-10-05")).toBe("Oct 05, 2026");
  expect(formatShortDate("2026-10-04T20:00:00.000Z")).toBe("Oct 05, 2026");
  expect(formatLongDate("2026-10-04T18:29:59.000Z")).toBe("4 October 2026");
  expect(formatLongDate("someday")).toBeNull();
  expect(formatShortDate("2026-10-05T23:00-05")).toBe("Oct 06, 2026");
  const others = ["on 2026-10-05", "2026-10-051", "12026/1/5", "2026/1/51"];
  for (const value of [null, ...others, "91741977000", "1741977000x"]) {
    expect(formatShortDate(value)).toBeNull();
  }
});

test.each([
  ["शेयर-बाज़ार", "शेयर-बाज़ार"],
  ["t-plus_1~", "t-plus_1~"],
  ["a/b", "a-b-g8wk3l"],
  ["a b", "a-b-4m7u2a"],
  ["a b ", "a-b-15ail2"],
  ["a--b", "a--b"],
  ["c++-or-2.5%", "c-or-2-5-1982nmv"],
  ["c++-(2.5=x),@'!$", "c++-(2.5=x),@'!$"],
  ["a.", "a-bexwm"],
  ["<b>", "b-13kfhj3"],
  ["R&D", "R-and-D-1e70yxj"],
  ["e\u0301", "é-153bho3"],
  ["..", "19ggirx"],
])("API-04 the slug %j has the unique address %s", (slug, segment) => {
  expect(toSlugSegment(slug)).toBe(segment);
});

test("each heading has its own anchor, which nothing else on the page has", () => {
  const toAnchor = createAnchorMaker();
  const headings = ["Fees & costs", "Fees, costs", "Contents", "Main", "शुल्क", "?"];
  expect(headings.map(toAnchor)).toEqual([
    ...["fees-costs", "fees-costs-2", "contents-2", "main-2", "शुल्क", "section"],
  ]);
});

test("API-04 no address is longer than a folder name may be, in any script", () => {
  expect(toSlugSegment("क".repeat(85))).toBe("क".repeat(85));
  for (const letter of ["a", "क", "𑀓"]) {
    const slugs = ["", "x", "y"].map((end) => letter.repeat(300) + end);
    const named = slugs.map((slug, index) => ({ id: String(index), name: slug }));
    const addresses = [...slugs.map(toSlugSegment), ...createSegments(named).values()];
    expect(new Set(addresses).size).toBe(6);
    for (const address of addresses) {
      expect(address).toMatch(new RegExp(`^(?:${letter}){50,}-[a-z\\d]+$`, "u"));
      expect(Buffer.byteLength(address)).toBeLessThanOrEqual(255);
    }
  }
});

test("API-04 category addresses are readable, unique and differ from those of list pages", () => {
  const names = ["Derivatives & Risk", "IPO", "ipo", "Page", "???", "शेयर"];
  const categories = names.map((name, index) => ({ id: String(index), name }));
  for (const each of [categories, categories.toReversed()]) {
    expect(Object.fromEntries(createSegments(each))).toEqual({
      ...{ 0: "derivatives-and-risk", 1: "ipo-efwnq4", 2: "ipo-f9vgt1", 3: "page-ezvv42" },
      ...{ 4: "dlxun7", 5: "शेयर" },
    });
  }
});

test("MED-04 videos play on the host that sets no cookies", () => {
  expect([
    toEmbedAddress("a&b"),
    toWatchAddress("a&b"),
    toPictureAddress("https://p", "a/b"),
  ]).toEqual([
    "https://www.youtube-nocookie.com/embed/a%26b?autoplay=1&rel=0",
    "https://www.youtube.com/watch?v=a%26b",
    "https://p/vi/a%2Fb/hqdefault.jpg",
  ]);
});

test("EDT-37 a video is read from its id and from each of its addresses", () => {
  const id = "dQw4w9WgXcQ";
  for (const address of [
    ...[id, ` ${id} `, `https://www.youtube.com/watch?v=${id}&t=1s`, `youtu.be/${id}?si=a`],
    ...[`m.youtube.com/watch?app=desktop&v=${id}`, `https://youtube.com/shorts/${id}`],
    ...[
      `https://www.youtube.com/live/${id}?feature=a`,
      `http://www.youtube-nocookie.com/embed/${id}`,
    ],
  ])
    expect([address, readVideoId(address)]).toEqual([address, id]);
  for (const address of [
    ...["", null, 7, "dQw4w9WgXc", "https://www.youtube.com/", "https://www.youtube.com/@channel"],
    ...[`https://evil.example/watch?v=${id}`, `https://youtube.com.evil.example/embed/${id}`],
    ...["https://youtu.be/a%20b", "javascript:alert(1)", "https://vimeo.com/123456789"],
  ])
    expect([address, readVideoId(address)]).toEqual([address, null]);
});

test("OPS-07 searches of 2 to 40 characters and paths of at most 200 are counted", () => {
  const createText = (length: number) => "ab ".repeat(length).slice(0, length);
  const counted = [1, 2, 40, 41].map((length) => isReportable(createText(length)));
  expect(counted).toEqual([false, true, true, false]);
  const createPath = (length: number) => "/ab".repeat(length).slice(0, length);
  expect([200, 201].map((length) => isCountablePath(createPath(length)))).toEqual([true, false]);
});

const APPLE = "CPU OS 17_0 like Mac OS X)";
const TOUCH = true;

test.each([
  ["Linux; Android 14; Pixel 8)", false, "androidApp"],
  [`iPhone; ${APPLE}`, false, "iosApp"],
  [`iPad; ${APPLE}`, false, "iosApp"],
  [`iPod touch; ${APPLE}`, false, "iosApp"],
  ["Windows NT 10.0; Win64; x64)", false, "webAppLogin"],
  ["X11; Linux x86_64)", false, "iosApp"],
  ["", false, "iosApp"],
  ["X11; Linux aarch64) AppleWebKit/537.36 Chrome/141.0.0.0", TOUCH, "androidApp"],
  ["X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0", TOUCH, "androidApp"],
  ["X11; CrOS x86_64 15917.71.0) AppleWebKit/537.36", TOUCH, "androidApp"],
  ["Windows Phone 10.0; Android 6.0.1; Sample) AppleWebKit", TOUCH, "webAppLogin"],
  ["Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari", TOUCH, "iosApp"],
] as const)(
  "DEV-01, DEV-02, DEV-03, DEV-04 “%s”, touch screen: %s, leads to %s",
  (agent, hasTouch, app) => {
    const links = { androidApp: "androidApp", iosApp: "iosApp", webAppLogin: "webAppLogin" };
    expect(chooseDeviceLink(agent && `Mozilla/5.0 (${agent}`, links, hasTouch)).toBe(app);
  },
);
