import styled from "@emotion/styled";
import { paths } from "../../config/paths";
import { color, media, space, text } from "../../theme/tokens";
import { Button, ButtonLink } from "../../ui/button";
import { Container } from "../../ui/container";
import { Spinner } from "../../ui/spinner";

/** While a post is fetched (PST-04). */
export function BlogLoading() {
  return (
    <Body>
      <Spinner label="Loading..." />
    </Body>
  );
}

/** PST-04: the answer had no post, or the request failed. */
export type BlogFailure = "Blog not found" | "Failed to load blog post";

type BlogErrorProps = {
  message: BlogFailure;
  onRetry?: () => void;
};

/** A post that cannot be shown, and the ways on (PST-04). */
export function BlogError({ message, onRetry = reload }: BlogErrorProps) {
  return (
    <Body>
      <h1>Error Loading Blog</h1>
      <p role="alert">{message}</p>
      <Actions>
        <Button type="button" onClick={onRetry}>
          Try Again
        </Button>
        <ButtonLink to={paths.blogs()} look="outlined">
          Back to Blog List
        </ButtonLink>
      </Actions>
    </Body>
  );
}

function reload(): void {
  window.location.reload();
}

const Body = styled(Container)({
  paddingBlock: space[8],
  textAlign: "center",
  color: color.inkSoft,
  "& h1": { fontSize: text.xxxl, color: color.ink },
  "& p": { marginTop: space[3], fontSize: text.lg },
  [media.desktop]: { paddingBlock: space[9] },
});

const Actions = styled.div({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[3],
  marginTop: space[6],
});
