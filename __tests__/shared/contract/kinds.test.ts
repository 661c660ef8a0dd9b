import { readFileSync } from "node:fs";
import { updatePage } from "../../../tools/kinds-of-values";

const page = readFileSync("docs/content.md", "utf8");
/** Without the spaces with which the formatter aligns columns. */
const toRows = (text: string) =>
  text.split("\n").map((line) => line.replace(/\s*\|\s*|-{3,}/g, "|"));

test("API-01 each kind of value is read as docs/content.md says", () => {
  expect(toRows(updatePage(page))).toEqual(toRows(page));
  expect(page.split("\n").filter((line) => line.startsWith("| ")).length).toBeGreaterThan(35);
});
