import { fillPlaceholders } from "../../src/content/placeholders";
import type { Site } from "../../src/content/site.schema";
import { createAnchorMaker } from "../../src/shared/domain/anchors";
import type { Markdown } from "../../src/content/read-content";
import { readSectionLayouts, type LayoutFields } from "./section-layouts";

export type Line = { number: number; text: string };

export type OutlineSection = { heading: string; line: number; lines: Line[] };

/** Returns the lines outside code blocks with filled placeholders. Throws an UnknownPlaceholder. */
export function readLines({ body, bodyLine }: Markdown<unknown>, site: Site): Line[] {
  let isFenced = false;
  return body.split(/\r?\n/).flatMap((source, index) => {
    if (/^\s*(```|~~~)/.test(source)) isFenced = !isFenced;
    return isFenced ? [] : [{ number: bodyLine + index, text: fillPlaceholders(source, site) }];
  });
}

/** Returns the sections that start with a ## heading; lines before the first are dropped. */
export function splitSections(lines: Line[]): OutlineSection[] {
  const sections: OutlineSection[] = [];
  for (const line of lines) {
    const heading = parseHeading(line, "##");
    if (heading !== undefined) sections.push({ heading, line: line.number, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/** Returns the text of a heading of this level; undefined for any other line. */
export function parseHeading({ text }: Line, level: "##" | "###"): string | undefined {
  const [, marks, title = ""] = /^(#+)\s+(.*?)\s*#*$/.exec(text) ?? [];
  return marks === level ? stripInlineMarks(title) : undefined;
}

/** Returns the anchors of all h2, and of the questions in FAQ sections. */
export function collectAnchors(sections: OutlineSection[], fields: LayoutFields): Set<string> {
  const layouts = readSectionLayouts(fields);
  const toAnchor = createAnchorMaker();
  const anchors = new Set<string>();
  for (const { heading, lines } of sections) {
    anchors.add(toAnchor(heading));
    if (layouts.get(heading) !== "faq") continue;
    for (const line of lines) {
      const question = parseHeading(line, "###");
      if (question !== undefined) anchors.add(toAnchor(question));
    }
  }
  return anchors;
}

function stripInlineMarks(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`]+/g, "")
    .trim();
}
