import { readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { readTypedDate, readTypedValue } from "../cms/src/tables/typed-value";
import { readTypedNumber } from "../src/shared/contract/figures";
import { count, dateText, flag, link, optionalText } from "../src/shared/contract/fields";
import { toMonthName, toMonthNumber } from "../src/shared/contract/months";
import { parseIndianDate } from "../src/shared/contract/read-date";

// `node --import tsx tools/kinds-of-values.ts` writes this table into docs/content.md: what the readers
// themselves return. A test compares it, so the page is also the table of expected values.

const PAGE = "docs/content.md";
const [START, END] = ["<!-- kinds of values -->", "<!-- end of the kinds -->"];
const REFUSED = "refused";
const NOTHING = "nothing";

type Read = (text: string) => unknown;
type Kind = { name: string; api: Read; staff?: Read; examples: string[] };

const readWith =
  (schema: v.GenericSchema): Read =>
  (text) => {
    const { success, output } = v.safeParse(schema, text);
    return success ? output : REFUSED;
  };

const showClock = (day: Date) =>
  day.toISOString().slice(0, 16).replace("T", ", ").replace(", 00:00", "");

/** The API's days stay as they are written; this is what they count as. */
const readDay: Read = (text) => {
  const written = v.parse(dateText, text);
  const day = written === null ? null : parseIndianDate(written);
  return day ? showClock(day) : written && `“${written}”`;
};

const readTypedDay: Read = (text) => {
  const { value, problem } = readTypedDate(text);
  return value ? showClock(value) : problem;
};

const readMonth: Read = (text) => {
  const month = toMonthNumber(text);
  return month === null ? REFUSED : toMonthName(month);
};

const readTypedFlag: Read = (text) => {
  const { value, problem } = readTypedValue({ type: "checkbox", name: "flag" }, text);
  return problem ? REFUSED : value;
};

/** The kinds of values with examples (API-01). */
export const KINDS: Kind[] = [
  {
    name: "Day",
    api: readDay,
    staff: readTypedDay,
    examples: [
      ...["2026-11-26", "26 Nov 2026", "26/11/2026", "26-11-2026 2:30 pm", "11/25/2026"],
      ...["२६ नवंबर 2026", "31 Feb 2026", "To be announced", "0000-00-00"],
    ],
  },
  {
    name: "Month",
    api: readMonth,
    examples: ["October 2026", "Oct-26", "2026-10", "31.10.2026", "Total"],
  },
  {
    name: "Figure",
    api: readWith(count),
    staff: (text) => readTypedNumber(text) ?? REFUSED,
    examples: ["1,151.5", "₹ 1 50 000", "1O", "१२", "NIL", "about 4 days", "twelve", "many"],
  },
  {
    name: "Address",
    api: readWith(link),
    examples: [
      ...["https://example.in/a", "//example.in/a", "example.in/a", "t.me/firm", "pictures/a.png"],
      ...["javascript:alert(1)", "To be announced"],
    ],
  },
  {
    name: "Yes or no",
    api: readWith(flag),
    staff: readTypedFlag,
    examples: ["yes", "TRUE", "1", "x", "no", "0", "maybe"],
  },
  { name: "Text", api: readWith(optionalText), examples: ["Mills Ltd", "-", "0"] },
];

const toCell = (value: unknown) =>
  value === null || value === ""
    ? NOTHING
    : value === true
      ? "yes"
      : value === false
        ? "no"
        : String(value).replaceAll("|", "\\|");

function createTable(): string {
  const rows = KINDS.flatMap(({ name, api, staff, examples }) =>
    examples.map((text, at) => [
      at === 0 ? name : "",
      `\`${text}\``,
      toCell(api(text)),
      staff ? toCell(staff(text)) : "",
    ]),
  );
  const lines = [
    ["Kind", "Written", "From another system", "Typed or imported"],
    ["---", "---", "---", "---"],
    ...rows,
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Returns docs/content.md with a current table. Throws without the marks of the table. */
export function updatePage(page = readFileSync(PAGE, "utf8")): string {
  const [start, end] = [page.indexOf(START), page.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`${PAGE} lacks ${START} or ${END}.`);
  return `${page.slice(0, start + START.length)}\n\n${createTable()}\n\n${page.slice(end)}`;
}

if (process.argv[1]?.endsWith("kinds-of-values.ts")) writeFileSync(PAGE, updatePage());
