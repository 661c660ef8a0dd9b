import styled from "@emotion/styled";
import { paths } from "../../shared/domain/paths";
import { color, media, space, text } from "../../theme/tokens";
import { Actions, Button, ButtonLink } from "../../ui/button";
import { Container } from "../../ui/section";
import { Spinner } from "../../ui/spinner";
import source from "../../../content/pages/fallback-post.yaml";
import { readTexts } from "../../content/content-text";
import type { schema } from "./fallback-text.schema";

/** A spinner until the post is loaded; without JavaScript a request to reload in a minute (PST-04). */
export function BlogLoading() {
  return (
    <Body>
      <Spinner label={fallbackText.loading} />
      <noscript>
        <p>{fallbackText.noScript}</p>
      </noscript>
    </Body>
  );
}

type BlogErrorProps = {
  /** The response had no post, or the request failed. */
  reason: "missing" | "failed";
};

/** The page of a post that does not exist or cannot be loaded (PST-04). */
export function BlogError({ reason }: BlogErrorProps) {
  return (
    <Body>
      <h1>{fallbackText.title}</h1>
      <p role="alert">{fallbackText[reason]}</p>
      <Links>
        {reason === "failed" && (
          <Button type="button" onClick={() => window.location.reload()}>
            {fallbackText.retry}
          </Button>
        )}
        <ButtonLink to={paths.blogs()} variant="outlined">
          {fallbackText.list}
        </ButtonLink>
      </Links>
    </Body>
  );
}

export const fallbackText = readTexts<typeof schema>(source);

// At least a screen high, so that the post that replaces it never moves the footer in view.
const Body = styled(Container)({
  minHeight: "100vh",
  paddingBlock: space[8],
  textAlign: "center",
  color: color.inkSoft,
  "& h1": { fontSize: text.xxxl, color: color.ink },
  "& p": { marginTop: space[3], fontSize: text.lg },
  [media.desktop]: { paddingBlock: space[9] },
});

const Links = styled(Actions)({ justifyContent: "center", marginTop: space[6] });
