import source from "../../../content/pages/preview.yaml";
import styled from "@emotion/styled";
import { color, media, radius, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Container } from "../../ui/section";
import { BlogPostView } from "./blog-post-view";
import { BlogLoading } from "./blog-states";
import { useBlogPreview } from "./use-blog-preview";
import { readTexts } from "../../content/content-text";
import type { schema } from "./preview-text.schema";
import { useEffect } from "react";
import { decodeUri } from "../../shared/domain/paths";

export const previewText = readTexts<typeof schema>(source);

/** A draft post for its editors, or the reason why it cannot be shown. */
export function BlogPreview() {
  const { shown, problem, isLive } = useBlogPreview();
  usePreviewLinks(isLive);
  if (shown) {
    return (
      <>
        <Body>
          <Note role="status">
            <strong>{shown.draft ? previewText.draft : previewText.published}</strong>{" "}
            {isLive ? previewText.live : <Until time={shown.until} />}
          </Note>
          {problem && <p role="alert">{previewText.problems[problem]}</p>}
        </Body>
        <BlogPostView post={shown.post} shared={false} />
      </>
    );
  }
  if (!problem) return <BlogLoading />;
  return (
    <Body>
      <h1>{previewText.title}</h1>
      <p role="alert">
        {isLive && problem === "expired" ? previewText.liveEnded : previewText.problems[problem]}
      </p>
      {problem === "failed" && (
        <Button type="button" onClick={() => window.location.reload()}>
          {previewText.retry}
        </Button>
      )}
    </Body>
  );
}

function Until({ time }: { time: string }) {
  const [before, after] = previewText.until.split("%");
  return (
    <>
      {before}
      <time dateTime={time}>{formatTime(time)}</time>
      {after}
    </>
  );
}

/** Formats in the reader's time zone, such as '21 Nov 2026, 5:31 pm'. */
function formatTime(time: string): string {
  return new Date(time).toLocaleString("en-IN", { dateStyle: "medium", timeStyle: "short" });
}

const Body = styled(Container)({
  paddingTop: space[5],
  "& h1": { fontSize: text.xxxl },
  "& p[role=alert]": { marginBlock: space[4], fontSize: text.lg, color: color.inkSoft },
  [media.desktop]: { paddingTop: space[7] },
});

const Note = styled.p({
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.highlight}`,
  borderRadius: radius.md,
  background: color.highlightTint,
  color: color.ink,
});

/** Scrolls to sections, to keep the token after #. In a frame it blocks other links: pages refuse frames. */
function usePreviewLinks(isFramed: boolean): void {
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const target = link?.getAttribute("href") ?? "";
      const isSection = target.startsWith("#");
      if (!link || (!isSection && !isFramed)) return;
      event.preventDefault();
      if (isSection) document.getElementById(decodeUri(target.slice(1)))?.scrollIntoView();
    };
    document.addEventListener("click", handleClick, { capture: true });
    return () => document.removeEventListener("click", handleClick, { capture: true });
  }, [isFramed]);
}
