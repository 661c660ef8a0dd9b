import styled from "@emotion/styled";
import { useCallback, useSyncExternalStore } from "react";
import { color, media, radius, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { BlogPostView } from "./blog-post-view";
import { BlogLoading } from "./blog-states";
import { previewText } from "./preview-text";
import { useAnswer } from "../../live/use-answer";
import type { FetchedPreview } from "./fetch-blog-post";

/** A post as it stands in the CMS, for its editors, or why it cannot be shown. */
export function BlogPreview() {
  const state = useBlogPreview();
  if (state === "loading") return <BlogLoading />;
  if (typeof state === "string") {
    return (
      <Body>
        <h1>{previewText.title}</h1>
        <p role="alert">{previewText.problems[state]}</p>
        {state === "failed" && (
          <Button type="button" onClick={() => window.location.reload()}>
            {previewText.retry}
          </Button>
        )}
      </Body>
    );
  }
  const { post, until, draft } = state;
  const [before, after] = previewText.until.split("%");
  return (
    <>
      <Body>
        <Note role="status">
          <strong>{draft ? previewText.draft : previewText.published}</strong> {before}
          <time dateTime={until}>{timeOf(until)}</time>
          {after}
        </Note>
      </Body>
      <BlogPostView post={post} shared={false} />
    </>
  );
}

/** On the reader's own clock, such as '21 Nov 2026, 5:31 pm'. */
function timeOf(moment: string): string {
  return new Date(moment).toLocaleString("en-IN", { dateStyle: "medium", timeStyle: "short" });
}

/** "none": the address names no draft. */
type BlogPreviewState = FetchedPreview | "loading" | "failed" | "none";

/** The draft that the address names; "loading" where pages are rendered. */
function useBlogPreview(): BlogPreviewState {
  const token = useSyncExternalStore<string | undefined>(subscribe, readToken, noToken);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { fetchBlogPreview } = await import(
        /* webpackChunkName: "blog-post" */ "./fetch-blog-post"
      );
      return fetchBlogPreview(token ?? "", signal);
    },
    [token],
  );
  const error = token === undefined ? undefined : errorOf(token);
  const isToken = token !== undefined && error === undefined;
  const answer = useAnswer(isToken ? load : null, "Error fetching the preview:");
  if (error !== undefined) return error;
  return answer?.failed ? "failed" : (answer?.data ?? "loading");
}

/** What is no token at all is not worth a call; some of it could not even stand in a header. */
function errorOf(token: string): "none" | "wrong" | undefined {
  if (token === "") return "none";
  return /^[\w.-]+$/.test(token) ? undefined : "wrong";
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** Behind the "#", so that no server is told of it. */
const readToken = () => window.location.hash.slice(1);
const noToken = () => undefined;

const Body = styled(Container)({
  paddingTop: space[5],
  "& h1": { fontSize: text.xxxl },
  "& h1 + p": { marginBlock: space[4], fontSize: text.lg, color: color.inkSoft },
  [media.desktop]: { paddingTop: space[7] },
});

const Note = styled.p({
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.highlight}`,
  borderRadius: radius.md,
  background: color.highlightTint,
  color: color.ink,
});
