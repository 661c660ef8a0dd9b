import type { ReplaceRendererArgs } from "gatsby";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import type { ReactNode } from "react";

/** Gatsby's replaceRenderer: renders as Gatsby does, then gathers the styles in the head. */
export async function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): Promise<void> {
  const html = await render(bodyComponent);
  const merged = mergeStyles(html);
  replaceBodyHTMLString(merged?.html ?? html);
  if (!merged) return;
  setHeadComponents([
    <style
      key="emotion"
      data-emotion={merged.names}
      dangerouslySetInnerHTML={{ __html: merged.css }}
    />,
  ]);
}

function render(body: ReactNode): Promise<string> {
  const output = new PassThrough();
  const { pipe } = renderToPipeableStream(body, {
    onAllReady: () => pipe(output),
    onError: (error) => void output.destroy(error as Error),
  });
  return text(output);
}

/** What Emotion leaves in rendered HTML: a style element before each first use of a style. */
const STYLE = /<style data-emotion="([\w-]+) ([^"]*)">([\s\S]*?)<\/style>/g;

type MergedStyles = { html: string; names: string; css: string };

/**
 * Takes Emotion's style elements out of a page's HTML and makes one of them, for the head. A page
 * has up to a hundred; each would cost a hash in the Content-Security-Policy, and `:first-child`
 * would mean a style. Null where the page has none.
 */
function mergeStyles(html: string): MergedStyles | null {
  const found = [...html.matchAll(STYLE)];
  const key = found[0]?.[1];
  if (key === undefined) return null;
  return {
    html: html.replace(STYLE, ""),
    names: [key, ...found.map(([, , names]) => names)].join(" "),
    css: found.map(([, , , css]) => css).join(""),
  };
}
