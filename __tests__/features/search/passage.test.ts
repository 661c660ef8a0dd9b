import { markWords, createPassage } from "../../../src/features/search/passage";

const markText = (text: string, ...wanted: string[]) =>
  markWords(text, new Set(wanted))
    .map(({ text: part, marked: is }) => (is ? `[${part}]` : part))
    .join("");

test("FND-01 matching words are highlighted as a whole, in any case, form and punctuation", () => {
  expect(markText("Refunds: a REFUND’s refund.", "refund", "refunds")).toBe(
    "[Refunds]: a [REFUND’s] [refund].",
  );
  expect(markText("शिकायत और शिकायतें", "शिकायत")).toBe("[शिकायत] और शिकायतें");
  expect(markText("<b>lot</b>", "lot")).toBe("<b>[lot]</b>");
  expect(markText("Nothing", "lot")).toBe("Nothing");
});

test("FND-01 a passage shows the opening, and the heading and main words that match", () => {
  const entry = {
    ...{ kind: "post" as const, path: "/blog/a/", title: "A", opening: "How a lot is made" },
    ...{ headings: "Prices · The lot size", words: "escrow lot mandate" },
  };
  const { opening, headings, words } = createPassage(entry, new Set(["lot", "escrow"]));
  const joinText = (pieces: { text: string }[]) => pieces.map((piece) => piece.text).join("");
  expect(joinText(opening)).toBe("How a lot is made");
  expect(joinText(headings)).toBe("The lot size");
  expect(words).toEqual(["escrow", "lot"]);
});
