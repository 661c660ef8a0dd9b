import {
  checkPost,
  countWords,
  type CheckedPost,
  type Place,
} from "../../cms/src/admin/checklist/checklist-rules";
import { toNode, toNote, toLink, toPara, toPostLink, toRoot, toText, toVideo } from "./rich-text";

const SETTINGS = {
  siteUrl: "https://firm.example",
  words: ["sure shot", "buy now"],
  today: "2026-11-26",
};
const toHeading = (tag: string, title: string) => toNode("heading", [toText(title)], { tag });

/** A post that needs no correction. */
const good: CheckedPost = {
  title: "How an order reaches the exchange",
  author: "Analyst A",
  kind: "education",
  namesSecurity: "no",
  metaTitle: "",
  metaDescription:
    "What happens between the button and the trade, in the order in which it happens.",
  thumbnailAlt: "An order on its way",
  ...toRoot(
    toPara(toText("See "), toLink("/faq/", "our answers")),
    toHeading("h2", "First"),
    toHeading("h3", "Part"),
    toHeading("h2", "Second"),
  ),
};

const runCheck = (fields: Partial<CheckedPost>) => checkPost({ ...good, ...fields }, SETTINGS);
const toPlace = (block: number): Place => ({ field: "content", block });
const own = toPara(toPostLink(7, "the fee table"));
const toOwnBody = (...nodes: ReturnType<typeof toPara>[]) => toRoot(own, ...nodes);

test("EDT-14 a post with everything in order has an empty list", () => {
  expect(runCheck({})).toEqual([]);
  expect(runCheck({ title: "x".repeat(30), priceDataAsOf: "2026-10-27" })).toEqual([]);
  expect(runCheck({ kind: "news", priceDataAsOf: "2026-10-28" })).toEqual([]);
  expect(runCheck({ title: "x".repeat(60), metaDescription: "x".repeat(155) })).toEqual([]);
  expect(runCheck(toOwnBody(toPara(toText("word ".repeat(120)))))).toEqual([]);
});

test("EDT-37, EDT-39 unfinished blocks are named with their place, finished ones are not", () => {
  const toNoted = (note: object) => toPara(toText("Words"), toNote(note));
  const lines = runCheck(toOwnBody(toNoted({ text: "A" }), toNoted({}), toVideo({ title: "A" })));
  expect(lines).toEqual([
    {
      text: "A footnote in the text: Enter the text of the footnote, or remove it.",
      place: { field: "content", block: 2 },
    },
    {
      text: expect.stringContaining("A video in the text: Enter the video's address on YouTube"),
      place: { field: "content", block: 3 },
    },
  ]);
  const long = toPara(toText("word ".repeat(120)), toNote({ text: "More words." }));
  expect(runCheck(toOwnBody(long))).toEqual([]);
});

test.each<[Partial<CheckedPost>, string, Place]>([
  [{ title: "x".repeat(29) }, "The title has 29 characters", { field: "title" }],
  [{ title: "x".repeat(61) }, "The title has 61 characters", { field: "title" }],
  [{ metaTitle: "Short" }, "The title for search engines has 5", { field: "meta.title" }],
  [{ metaDescription: "" }, "Write a description for search", { field: "meta.description" }],
  [{ metaDescription: "x".repeat(69) }, "has 69 characters", { field: "meta.description" }],
  [{ metaDescription: "x".repeat(156) }, "has 156 characters", { field: "meta.description" }],
  [{ thumbnailAlt: null }, "Choose a thumbnail.", { field: "thumbnail" }],
  [{ thumbnailAlt: " " }, "no alternative text", { field: "thumbnail" }],
  [{ author: " " }, "Choose the author.", { field: "author" }],
  [{ kind: null }, "Choose the kind of post.", { field: "kind" }],
  [{ namesSecurity: null }, "Answer “Names a company", { field: "namesSecurity" }],
  [{ namesSecurity: "yes" }, "Enter each company", { field: "securities" }],
  [{ securities: ["A"], holding: "none" }, "Choose “Yes”", { field: "namesSecurity" }],
  [{ revisedAt: "2026-11-26" }, "Add a revision note.", { field: "revisionNote" }],
  [{ revisionNote: "New fees." }, "Enter the date of the revision", { field: "revisedAt" }],
  [{ kind: "research" }, "Choose who holds the securities.", { field: "holding" }],
  [{ priceDataAsOf: "2026-10-28" }, "on 27 November 2026 or later", { field: "priceDataAsOf" }],
  [toOwnBody(toHeading("h3", "Too deep")), "“Too deep” skips a level: use Heading 2", toPlace(1)],
  [toOwnBody(toHeading("h2", "A"), toHeading("h4", "B")), "“B” skips a level", toPlace(2)],
  [
    toRoot(toPara(toLink("https://other.example", "a page"))),
    "No link leads to a",
    { field: "content" },
  ],
  [toRoot(toPara(toLink("//firm.example/", "a page"))), "No link leads to a", { field: "content" }],
  [toOwnBody(toPara(toLink("/faq/", "Click here."))), "“Click here.” does not say", toPlace(1)],
  [toOwnBody(toPara(toText("word ".repeat(121)))), "has 121 words: split it", toPlace(1)],
  [{ title: "A Sure-Shot way to read a table" }, "“sure shot” needs approval", { field: "title" }],
  [toOwnBody(own, toPara(toText("So BUY\u00a0NOW!"))), "“buy now” needs approval", toPlace(2)],
  [toOwnBody(toPara(toText("Here to buу."))), "“buу” has letters of another alphabet", toPlace(1)],
])("EDT-14, EDT-50, PST-10 a post with %j has the line “%s” for %j", (fields, line, place) => {
  expect(runCheck(fields)).toEqual([{ text: expect.stringContaining(line), place }]);
});

test("EDT-14 a link with the site's full address counts as internal, parts of words are not flagged", () => {
  const root = toRoot(toPara(toLink("https://firm.example/ipos/", "open issues")));
  expect(runCheck(root)).toEqual([]);
  expect(runCheck(toOwnBody(toPara(toText("Measure shots. A buy nowhere."))))).toEqual([]);
  expect(countWords("शेयर बाजार and 2 don’ts")).toBe(5);
});
