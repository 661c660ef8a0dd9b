import { fillPlaceholders } from "../config/placeholders";
import type { Site } from "../config/site-schema";
import { anchorMaker } from "./anchors";
import type { Markdown } from "./content";
import { looksOf, type LookFields } from "./section-looks";

export type Line = { number: number; text: string };

/** A section of a markdown file as it is written, from its ## heading to the next one. */
export type OutlineSection = {
  heading: string;
  line: number;
  lines: Line[];
};

/** The lines of a body with their numbers in the file, placeholders filled, code left out. */
export function linesOf({ body, bodyLine }: Markdown<unknown>, site: Site): Line[] {
  let fenced = false;
  return body.split(/\r?\n/).flatMap((source, index) => {
    if (/^\s*(```|~~~)/.test(source)) fenced = !fenced;
    return fenced ? [] : [{ number: bodyLine + index, text: fillPlaceholders(source, site) }];
  });
}

/** The sections of a markdown file; what stands before the first heading belongs to none. */
export function sectionsOf(lines: Line[]): OutlineSection[] {
  const sections: OutlineSection[] = [];
  for (const line of lines) {
    const heading = headingOf(line, "##");
    if (heading !== undefined) sections.push({ heading, line: line.number, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/** The words of a heading of this level; undefined for any other line. */
export function headingOf({ text }: Line, level: "##" | "###"): string | undefined {
  const [, marks, words = ""] = /^(#+)\s+(.*?)\s*#*$/.exec(text) ?? [];
  return marks === level ? plain(words) : undefined;
}

/** The anchors that links may lead to: sections and questions (content-parts.ts makes them). */
export function anchorsOf(sections: OutlineSection[], fields: LookFields): Set<string> {
  const looks = looksOf(fields);
  const anchorOf = anchorMaker();
  const anchors = new Set<string>();
  for (const { heading, lines } of sections) {
    anchors.add(anchorOf(heading));
    if (looks.get(heading) !== "faq") continue;
    for (const line of lines) {
      const question = headingOf(line, "###");
      if (question !== undefined) anchors.add(anchorOf(question));
    }
  }
  return anchors;
}

/** A heading without its marks: bold, code and links leave their words. */
function plain(words: string): string {
  return words
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]+/g, "")
    .trim();
}
