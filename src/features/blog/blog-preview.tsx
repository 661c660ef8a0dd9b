import styled from "@emotion/styled";
import { color, media, radius, space, text } from "../../theme/tokens";
import { Button } from "../../ui/button";
import { Container } from "../../ui/container";
import { BlogPostView } from "./blog-post-view";
import { BlogLoading } from "./blog-states";
import { useBlogPreview } from "./use-blog-preview";

/** A post as it stands in the CMS, for its editors, or why it cannot be shown. */
export function BlogPreview() {
  const state = useBlogPreview();
  if (state === "loading") return <BlogLoading />;
  if (typeof state === "string") {
    return (
      <Body>
        <h1>Preview of a draft</h1>
        <p role="alert">{WORDS[state]}</p>
        {state === "failed" && (
          <Button type="button" onClick={() => window.location.reload()}>
            Try Again
          </Button>
        )}
      </Body>
    );
  }
  const { post, until, draft } = state;
  return (
    <>
      <Body>
        <Note role="status">
          <strong>
            {draft ? "Preview of a draft, not published." : "Preview of a published post."}
          </strong>{" "}
          This address works until <time dateTime={until}>{timeOf(until)}</time>; whoever has it can
          read the post.
        </Note>
      </Body>
      <BlogPostView post={post} shared={false} />
    </>
  );
}

const WORDS = {
  none: "This page shows drafts. Open a post in the CMS and press Preview.",
  wrong: "This is no address of a preview. Open the post in the CMS and press Preview.",
  expired: "This preview has ended. Open the post in the CMS and press Preview again.",
  removed: "The post was removed.",
  failed: "The preview could not be loaded. Please try again in a minute.",
} as const;

/** On the reader's own clock, such as '21 Nov 2026, 5:31 pm'. */
function timeOf(moment: string): string {
  return new Date(moment).toLocaleString("en-IN", { dateStyle: "medium", timeStyle: "short" });
}

const Body = styled(Container)({
  paddingTop: space[5],
  "& h1": { fontSize: text.xxxl },
  "& h1 + p": { marginBlock: space[4], fontSize: text.lg, color: color.inkSoft },
  [media.desktop]: { paddingTop: space[7] },
});

const Note = styled.p({
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${color.saffron}`,
  borderRadius: radius.md,
  background: color.saffronTint,
  color: color.ink,
});
