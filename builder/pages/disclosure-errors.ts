import { formatLocation, type Markdown } from "../../src/content/read-content";
import { toIndianDay } from "../../src/shared/domain/dates";
import { paths } from "../../src/shared/domain/paths";
import type { OutlineSection } from "./section-layouts";

/** The build adds the table of claims to it. */
export const CLAIMS_SECTION = "Claims and sources";

/** Required sections of /disclosures/ (TRU-09). */
const SECTIONS = [
  "Business activity",
  "Disciplinary history",
  "Associates",
  "Holdings and conflicts",
  "Third-party research",
  "Use of artificial intelligence",
  "Compliance audits",
  CLAIMS_SECTION,
];
const AS_OF = /^As of (\d{1,2} \p{L}+ \d{4})\.$/u;

/** Returns errors of /disclosures/: a section, its date or text is missing. [] for other pages. */
export function findDisclosureErrors(
  { file, findLine, frontMatter }: Markdown<{ path: string }>,
  sections: OutlineSection[],
): string[] {
  if (frontMatter.path !== paths.disclosures()) return [];
  const byName = new Map(sections.map((section) => [section.heading, section]));
  return SECTIONS.flatMap((name) => {
    const section = byName.get(name);
    if (!section) {
      return [`${formatLocation(file, findLine(["path"]))}: add the missing section "## ${name}"`];
    }
    const here = formatLocation(file, section.line);
    const texts = section.lines.map(({ text }) => text.trim()).filter(Boolean);
    const days = texts.map((text) => AS_OF.exec(text)?.[1]);
    const rest = texts.filter((_, at) => days[at] === undefined);
    return [
      ...(days.some((day) => day !== undefined && toIndianDay(day) !== null)
        ? []
        : [`${here}: "${name}" has no date: add a line such as "As of 26 November 2026."`]),
      ...(rest.length > 0 ? [] : [`${here}: "${name}" is empty: write "None." if there is none`]),
    ];
  });
}
