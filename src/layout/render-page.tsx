import type { ReplaceRendererArgs } from "gatsby";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import type { ReactNode } from "react";
import { mergeStyles } from "./merge-styles";

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

/** The whole page, what it waits for included. */
function render(body: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const output = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(body, {
      onAllReady: () => pipe(output),
      onError: reject,
    });
  });
}
