import type { ReplaceRendererArgs } from "gatsby";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import type { ReactNode } from "react";

/** Returns Gatsby's replaceRenderer: joins styles, replaces `place` by `part`, rendered once. */
export function createPageRenderer(place: string, part: ReactNode) {
  let renderedPart: Promise<string> | undefined;
  return async (args: ReplaceRendererArgs): Promise<void> => {
    const { bodyComponent, replaceBodyHTMLString, setHeadComponents } = args;
    const partHtml = await (renderedPart ??= renderHtml(part));
    const page = await renderHtml(bodyComponent);
    const html = page.replace(`<${place}></${place}>`, () => partHtml);
    const merged = mergeStyles(html);
    replaceBodyHTMLString(merged?.html ?? html);
    if (!merged) return;
    // Emotion moves this element unless it has data-s; moving styles restyles the page.
    setHeadComponents([
      <style key="styles" dangerouslySetInnerHTML={{ __html: merged.css }} />,
      <style key="names" data-emotion={merged.names} data-s="" />,
    ]);
  };
}

function renderHtml(body: ReactNode): Promise<string> {
  const output = new PassThrough();
  const { pipe } = renderToPipeableStream(body, {
    // Without this, React leaves the content of a long page's Suspense boundary to a script.
    progressiveChunkSize: Infinity,
    onAllReady: () => pipe(output),
    onError: (error) => void output.destroy(error as Error),
  });
  return text(output);
}

/** Emotion's style elements in rendered HTML, one before each first use of a style. */
const STYLE = /<style data-emotion="([\w-]+) ([^"]*)">([\s\S]*?)<\/style>/g;

type MergedStyles = { html: string; names: string; css: string };

/** Joins Emotion's style elements, as each needs a hash in the policy; null if there are none. */
function mergeStyles(html: string): MergedStyles | null {
  const elements = [...html.matchAll(STYLE)];
  const key = elements[0]?.[1];
  if (key === undefined) return null;
  const byNames = new Map(elements.map(([, , names, css]) => [names, css]));
  return {
    html: html.replace(STYLE, ""),
    names: [key, ...byNames.keys()].join(" "),
    css: removeOldPrefixes([...byNames.values()].join("")),
  };
}

/** Properties that every browser with `type="module"` knows without a prefix. */
const NAMES = [
  "align|justify|flex|order|box-(?:align|pack|flex|direction)",
  "animation|transform|transition|filter|appearance|clip-path|column-gap|margin|padding",
].join("|");

const OLD_STYLES = new RegExp(
  [
    String.raw`(?<=[{;])-ms-[\w-]+:[^;}]*;?`,
    String.raw`(?<=[{;])-(?:webkit|moz)-(?:${NAMES})[\w-]*:[^;}]*;?`,
    // Keeps a value that no standard one follows, as for -webkit-line-clamp.
    String.raw`(?<=[{;])(display|position):-[^;}]*;(?=(?:\1:[^;}]*;)*\1:[a-z])`,
    String.raw`@-webkit-keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\}`,
  ].join("|"),
  "g",
);

/** Removes prefixes for browsers before 2018, except Safari's: 250 to 650 bytes a page. */
export function removeOldPrefixes(css: string): string {
  return css.replace(OLD_STYLES, "");
}
