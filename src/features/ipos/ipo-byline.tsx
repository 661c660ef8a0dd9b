import styled from "@emotion/styled";
import { fillText } from "../../shared/domain/fill-text";
import type { Ipo } from "../../shared/contract/ipos";
import { formatLongDate } from "../../shared/domain/dates";
import { paths } from "../../shared/domain/paths";
import { color, space, text } from "../../theme/tokens";
import { SiteLink } from "../../ui/site-link";
import { iposText } from "./text";

/** `author` is the segment of the author's page, `shared` a statement that is above all rows. */
type IpoBylineProps = {
  ipo: Ipo;
  author?: string | undefined;
  shared?: string | null;
  children?: string;
};

/** Author, day and holding statement of a rating or review, or that they are missing (IPO-18). */
export function IpoByline({ ipo, author, shared = null, children }: IpoBylineProps) {
  const { rating, review, reviewAuthor, reviewDate, holdingStatement } = ipo;
  if (rating === null && review === null) return null;
  const day = formatLongDate(reviewDate);
  if (reviewAuthor === null || day === null || holdingStatement === null)
    return <Line>{noByline}</Line>;
  const [before, ...rest] = byline.split("%");
  return (
    <Line>
      {before}
      {author === undefined ? (
        reviewAuthor
      ) : (
        <SiteLink to={paths.author(author)}>{reviewAuthor}</SiteLink>
      )}
      {fillText(rest.join("%"), day, holdingStatement === shared ? holdingAbove : holdingStatement)}
      {children && ` ${children}`}
    </Line>
  );
}

const { byline, noByline, holdingAbove } = iposText.list;

const Line = styled.p({ marginTop: space[1], color: color.inkSoft, fontSize: text.xs });
