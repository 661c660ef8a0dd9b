import {
  checkPost,
  countWords,
  type CheckedPost,
  type Place,
} from "../../cms/src/admin/checklist/checklist-rules";
import { element, footnote, link, paragraph, postLink, richText, text, video } from "./rich-text";

const SETTINGS = { siteUrl: "https://firm.example", words: ["sure shot", "buy now"] };
const heading = (tag: string, title: string) => element("heading", [text(title)], { tag });

/** A post without anything to correct. */
const good = {
  title: "How an order reaches the exchange",
  author: "Analyst A",
  metaTitle: "",
  metaDescription:
    "What happens between the button and the trade, in the order in which it happens.",
  thumbnailAlt: "An order on its way",
  ...richText(
    paragraph(text("See "), link("/faq/", "our answers")),
    heading("h2", "First"),
    heading("h3", "Part"),
    heading("h2", "Second"),
  ),
};

const check = (fields: Partial<CheckedPost>) => checkPost({ ...good, ...fields }, SETTINGS);
const own = paragraph(postLink(7, "the fee table"));
const blocks = (...nodes: ReturnType<typeof paragraph>[]) => richText(own, ...nodes);

test("EDT-14 a post with everything in order has an empty list", () => {
  expect(check({})).toEqual([]);
  expect(check({ title: "x".repeat(30) })).toEqual([]);
  expect(check({ title: "x".repeat(60), metaDescription: "x".repeat(155) })).toEqual([]);
  expect(check(blocks(paragraph(text("word ".repeat(120)))))).toEqual([]);
});

test("EDT-37, EDT-39 unfinished blocks are named with their place, finished ones are not", () => {
  const noted = (note: object) => paragraph(text("Words"), footnote(note));
  const lines = check(blocks(noted({ text: "A" }), noted({}), video({ title: "A" })));
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
  const long = paragraph(text("word ".repeat(120)), footnote({ text: "More words." }));
  expect(check(blocks(long))).toEqual([]);
});

test.each<[Partial<CheckedPost>, string, Place]>([
  [{ title: "x".repeat(29) }, "The title has 29 characters", { field: "title" }],
  [{ title: "x".repeat(61) }, "The title has 61 characters", { field: "title" }],
  [{ metaTitle: "Short" }, "The title for search engines has 5", { field: "meta.title" }],
  [
    { metaDescription: "" },
    "Write a description for search engines",
    { field: "meta.description" },
  ],
  [{ metaDescription: "x".repeat(69) }, "has 69 characters", { field: "meta.description" }],
  [{ metaDescription: "x".repeat(156) }, "has 156 characters", { field: "meta.description" }],
  [{ thumbnailAlt: null }, "Choose a thumbnail.", { field: "thumbnail" }],
  [{ thumbnailAlt: " " }, "no alternative text", { field: "thumbnail" }],
  [{ author: "" }, "Choose the author.", { field: "author" }],
  [
    blocks(heading("h3", "Too deep")),
    "“Too deep” skips a level: use Heading 2",
    { field: "content", block: 1 },
  ],
  [
    blocks(heading("h2", "A"), heading("h4", "B")),
    "“B” skips a level",
    { field: "content", block: 2 },
  ],
  [
    richText(paragraph(link("https://other.example", "a page"))),
    "No link leads to a",
    { field: "content" },
  ],
  [
    richText(paragraph(link("//firm.example/", "a page"))),
    "No link leads to a",
    { field: "content" },
  ],
  [
    blocks(paragraph(link("/faq/", "Click here."))),
    "“Click here.” does not say",
    { field: "content", block: 1 },
  ],
  [
    blocks(paragraph(text("word ".repeat(121)))),
    "has 121 words: split it",
    { field: "content", block: 1 },
  ],
  [{ title: "A Sure-Shot way to read a table" }, "“sure shot” needs approval", { field: "title" }],
  [
    blocks(own, paragraph(text("So BUY\u00a0NOW!"))),
    "“buy now” needs approval",
    { field: "content", block: 2 },
  ],
])("EDT-14 %j has the line “%s” for %j", (fields, line, place) => {
  expect(check(fields)).toEqual([{ text: expect.stringContaining(line), place }]);
});

test("EDT-14 a link with the site's full address counts, parts of words do not", () => {
  const root = richText(paragraph(link("https://firm.example/ipos/", "open issues")));
  expect(check(root)).toEqual([]);
  expect(check(blocks(paragraph(text("Measure shots. A buy nowhere."))))).toEqual([]);
  expect(countWords("शेयर बाजार and 2 don’ts")).toBe(5);
});
