import styled from "@emotion/styled";
import type { MouseEvent } from "react";
import { toEmbedAddress } from "../../shared/domain/video-addresses";
import { color, media, radius, space, text, weight } from "../../theme/tokens";
import { focusFrame } from "../../ui/focus";
import { Prose } from "../../ui/prose";

/** The text of a post. Styles of figures, code and footnotes are added only to a text that has some. */
export function PostBody({ html }: { html: string }) {
  const content = { dangerouslySetInnerHTML: { __html: html } };
  if (!/<figure|<pre|"#text_note-|data-align=/.test(html)) return <Prose {...content} />;
  return <ProseWithBlocks {...content} onClick={playVideo} />;
}

/** Replaces a video's link with its player, the first request to another host (EDT-37, MED-04). */
function playVideo(event: MouseEvent<HTMLElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element))
    return;
  const link = event.target.closest("figure[data-video] > a");
  const id = link?.parentElement?.dataset.video;
  if (!link || !id) return;
  event.preventDefault();
  const player = document.createElement("iframe");
  player.src = toEmbedAddress(id);
  player.title = link.textContent.replace(/^.*?: /, "");
  player.allow = "autoplay; encrypted-media; picture-in-picture; fullscreen";
  link.replaceWith(player);
  focusFrame(player);
}

const HALF = "calc(50% - 0.75rem)";

const ProseWithBlocks = styled(Prose)({
  display: "flow-root",
  "& [data-align=center]": { textAlign: "center" },
  "& [data-align=right]": { textAlign: "end" },
  "& figcaption small": { display: "block" },
  "& figure[data-video] > *": {
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: space[3],
    width: "100%",
    aspectRatio: "16 / 9",
    padding: space[3],
    border: `1px solid ${color.line}`,
    borderRadius: radius.md,
    background: color.inverse,
    color: color.inverseInk,
    fontSize: text.md,
    fontWeight: weight.strong,
    lineHeight: 1.4,
    textAlign: "center",
    [media.print]: { display: "block", aspectRatio: "auto", background: "none", color: color.ink },
  },
  "& figure[data-video] > iframe": { padding: 0 },
  "& figure[data-video] > a::before": {
    content: "''",
    width: 48,
    height: 48,
    background: color.inverseAccent,
    clipPath: "path('M24 0a24 24 0 1 0 0 48a24 24 0 1 0 0-48M19 14l16 10l-16 10z')",
    [media.print]: { display: "none" },
  },
  "& figure[data-video] > a:hover": { color: color.inverseAccent },
  "& pre[data-language]::before": {
    content: "attr(data-language)",
    display: "block",
    marginBottom: space[2],
    color: color.inkSoft,
    fontFamily: "inherit",
    fontSize: text.xs,
  },
  "& #footnotes": { fontSize: text.lg },
  "& #footnotes + ol": { fontSize: text.sm, lineHeight: 1.6 },
  "& sup > a": { paddingInline: "0.15em", fontWeight: weight.strong },
  "& li:target, & sup > a:target": { background: color.highlightTint },
  [media.desktop]: {
    "& figure[data-side]": {
      float: "inline-end",
      clear: "both",
      width: HALF,
      marginBlock: `${space[2]} ${space[4]}`,
      marginInlineStart: space[5],
    },
    "& figure[data-side=left]": { float: "inline-start", marginInline: `0 ${space[5]}` },
    // Next to a picture, lists and quotes stay in their own column; other blocks start below it.
    "& > figure[data-side] ~ :is(ul, ol, blockquote)": { display: "flow-root" },
    "& > figure[data-side] ~ :is(h2, h3, hr, pre, .table-scroll, figure)": { clear: "both" },
  },
});
