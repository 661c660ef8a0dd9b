import * as v from "valibot";
import { parse } from "yaml";
import { HOLDINGS, POST_KINDS } from "../../../../src/shared/contract/disclosure";

const FrontMatterSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  slug: v.pipe(v.string(), v.minLength(1)),
  category: v.pipe(v.string(), v.minLength(1)),
  author: v.pipe(v.string(), v.minLength(1)),
  date: v.pipe(v.string(), v.isoDate()),
  revisedAt: v.optional(v.pipe(v.string(), v.isoDate())),
  revisionNote: v.optional(v.string()),
  kind: v.optional(v.picklist(POST_KINDS)),
  securities: v.optional(v.array(v.string())),
  holding: v.optional(v.picklist(HOLDINGS)),
  metaTitle: v.optional(v.string()),
  metaDescription: v.optional(v.string()),
  metaImage: v.optional(v.pipe(v.string(), v.endsWith(".svg"))),
  thumbnail: v.pipe(v.string(), v.endsWith(".svg")),
  thumbnailAlt: v.pipe(v.string(), v.minLength(1)),
});

/** A part of a post's body: markdown, an image on a line of its own, or a block as YAML between ``` fences. */
export type BodyPart =
  | { markdown: string }
  | { file: string; alt: string; caption?: string }
  | { block: Record<string, string> };

export type SamplePost = v.InferOutput<typeof FrontMatterSchema> & { parts: BodyPart[] };

const PART = /^[ \t]*!\[([^\]]*)\]\(([^)\s]+)(?: "([^"]+)")?\)[ \t]*$|^```block\n([\s\S]*?)\n```$/m;
const BlockSchema = v.record(v.string(), v.string());

/** Reads a sample post. Throws an error that names file and field of a wrong front-matter value. */
export function readPost(name: string, source: string): SamplePost {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match) throw new Error(`${name}: the front matter between two lines of --- is missing.`);
  // YAML reads 2026-10-05 as text with this schema, never as a time in some time zone.
  const values: unknown = parse(match[1] ?? "", { schema: "core" });
  const result = v.safeParse(FrontMatterSchema, values);
  if (!result.success) {
    const issue = result.issues[0];
    throw new Error(`${name}: "${v.getDotPath(issue) ?? "front matter"}": ${issue.message}`);
  }
  return { ...result.output, parts: parseBody(match[2] ?? "") };
}

function parseBody(body: string): BodyPart[] {
  const pieces: (string | undefined)[] = body.replaceAll("\r\n", "\n").split(PART);
  // Each group of five is markdown and the captures of the image or block after it.
  return pieces.flatMap((piece = "", index): BodyPart[] => {
    if (index % 5 !== 0) return [];
    const [alt = "", file, caption, block] = pieces.slice(index + 1, index + 5);
    const markdown = piece.trim();
    return [
      ...(markdown === "" ? [] : [{ markdown }]),
      ...(file === undefined ? [] : [{ alt, file, caption }]),
      ...(block === undefined ? [] : [{ block: v.parse(BlockSchema, parse(block)) }]),
    ];
  });
}
